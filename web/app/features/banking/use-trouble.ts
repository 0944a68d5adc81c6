import { useTranslation } from 'react-i18next';

import { ApiFailure } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';

/** Refusals that have words of their own, by their codes. */
const TOLD = {
  'ledger.not_found': 'no_books',
  'ledger.already_configured': 'already_configured',
  'invoicing.not_found': 'invoice_gone',
  'invoicing.no_books': 'no_books',
  'invoicing.too_much': 'too_much',
  'invoicing.wrong_day': 'wrong_day',
  'invoicing.already_settled': 'already_settled',
  'invoicing.already_invoiced': 'already_invoiced',
  'invoicing.not_in_lease': 'not_in_lease',
  'invoicing.already_configured': 'already_configured',
  'invoicing.not_over': 'not_over',
  'invoicing.notice_not_posted': 'notice_not_posted',
  'postal.not_found': 'letter_gone',
  'postal.wrong_state': 'letter_moved_on',
  'postal.no_address': 'no_address',
  'postal.wrong_day': 'posted_wrong_day',
  'postal.too_late': 'posted_too_late',
  'banking.not_found': 'payment_gone',
  'banking.bad_file': 'bad_file',
  'banking.missing': 'missing',
  'banking.seen_before': 'seen_before',
  'banking.wrong_state': 'wrong_state',
  'banking.wrong_target': 'wrong_target',
  'banking.not_signable': 'not_signable',
  'payouts.not_found': 'payout_gone',
  'payouts.wrong_state': 'payout_moved_on',
  'payouts.debit_waits': 'debit_waits',
  'payouts.already_approved': 'already_approved',
  'payouts.not_approver': 'not_approver',
  'payouts.wrong_approver': 'wrong_approver',
  'payouts.change_waits': 'change_waits',
  'accounts.fresh_proof_needed': 'not_proved',
  'request.too_large': 'too_large',
  'request.invalid': 'invalid',
} as const;

/** What to tell somebody of a call that failed. */
export function useTrouble(): (error: unknown) => string {
  const { t } = useTranslation('money');
  const format = useFormat();
  const tell = useFailureText();
  return (error) => {
    if (!(error instanceof ApiFailure && Object.hasOwn(TOLD, error.code))) return tell(error);
    const told = TOLD[error.code as keyof typeof TOLD];
    const most = error.errors[0]?.extensions.params['maximum'];
    return t(`trouble.${told}`, {
      maximum: typeof most === 'number' ? format.amount(most) : '',
    });
  };
}
