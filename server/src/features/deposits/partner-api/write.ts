import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { DepositView } from '../deposit-view.ts';

/** A deposit, as the partner API returns it, without tenants' answers to the bank. */
export function writeDeposit(view: DepositView) {
  const { deposit, facts, release } = view;
  return {
    _id: deposit.id,
    leaseId: deposit.leaseId,
    type: deposit.type,
    status: view.status,
    securityStatus: view.securityStatus,
    isPaid: view.isPaid,
    isAwaited: view.isAwaited,
    amount: oreToKroner(deposit.amount),
    paid: 'paid' in facts ? oreToKroner(facts.paid) : null,
    balance: oreToKroner(release.balance),
    signedOn: deposit.signedOn,
    endsOn: 'endsOn' in facts ? facts.endsOn : null,
    forms: view.forms.map(({ name, submittedAt }) => ({
      name,
      submittedAt: submittedAt?.toString() ?? null,
    })),
    accounts: view.accounts.map(({ name, accountNumber, bankName, openedOn }) => ({
      name,
      number: accountNumber,
      bankName,
      openedOn,
    })),
    insurance: deposit.type === 'deposit_insurance' ? writeInsurance(view) : null,
    guarantee:
      deposit.type === 'deposit_guarantee'
        ? { guarantor: deposit.guarantor, reference: deposit.guaranteeReference }
        : null,
    release: release.open && writeRelease(release.open),
  };
}

const writeInsurance = ({ deposit, invoice }: DepositView) => ({
  fee: deposit.insuranceFee === null ? null : oreToKroner(deposit.insuranceFee),
  invoice: invoice && {
    _id: invoice.id,
    account: invoice.account,
    kid: invoice.kid,
    total: oreToKroner(invoice.total),
    paid: oreToKroner(invoice.paid),
    dueOn: invoice.dueOn,
  },
  reference: deposit.insuranceReference,
});

const writeRelease = (open: NonNullable<DepositView['release']['open']>) => ({
  ground: open.ground,
  state: open.state,
  by: open.by,
  asked: oreToKroner(open.asked),
  claimedOn: open.claimedOn,
  notifiedOn: open.notifiedOn,
  until: open.until,
});
