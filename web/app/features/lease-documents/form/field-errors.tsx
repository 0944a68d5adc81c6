import { useTranslation } from 'react-i18next';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import { fieldWords, useFieldText } from '../../../errors/fields.tsx';
import { useFormat } from '../../../platform/format.ts';

function ErrorText(problem: FieldError) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  const messageFor = useFieldText('lease_form', 'leases');
  const { path, reason, params: { maximum, count } = {} } = problem;
  // The same text as the field's description.
  if (path === 'terms.securityAmount' && reason === 'too_big')
    return t('security.most', { amount: format.amount(Number(maximum)), count: Number(count) });
  return messageFor(problem);
}

/** An error of a tenant is shown at their e-mail; with an interest form, at the form. */
export const { toFormErrors, checkedBy, refusedBy } = fieldWords(ErrorText, {
  at: (path) => path.replace(/^(tenants\.\d+)(\.interestId)?$/, '$1.email'),
});
