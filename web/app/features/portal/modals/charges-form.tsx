import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { leaseCharges } from '@husvaer/domain/billing/charges';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useFormCall } from '../../accounts/forms/public.tsx';
import { ChangeForm, numberIn, type Ending } from './change-form.tsx';
import type { ComingOf } from './coming.ts';
import type { ComingInvoicesQuery } from './coming.graphql.ts';
import { SetLeaseCharges } from './set-lease-charges.graphql.ts';
import { checkedBy, refusedBy } from './field-errors.tsx';

interface Answers extends Record<string, unknown> {
  since: string;
  /** One per cost that the lease leaves to its tenants, in their order. */
  amounts: string[];
}

/** The monthly payments on account for utilities, from a month on. */
export function ChargesForm({
  lease,
  months,
  charges,
  onCancel,
  onDone,
}: Ending & {
  lease: ComingOf;
  months: readonly string[];
  charges: ComingInvoicesQuery['getLeaseCharges'];
}) {
  const { t } = useTranslation(['modals', 'leases']);
  const format = useFormat();
  const { useCosts: costs } = lease;
  /** The indices of the costs that are paid: an empty amount is not. */
  const paid = ({ amounts }: Answers) =>
    costs.flatMap((_, index) => (['', '0'].includes(amounts[index]!.trim()) ? [] : [index]));
  const inputOf = (answers: Answers) => ({
    contractId: lease._id,
    since: answers.since,
    charges: paid(answers).map((index) => ({
      cost: costs[index]!,
      amount: numberIn(answers.amounts[index]!),
    })),
  });
  const form = useForm<Answers>({
    initialValues: {
      since: months[0] ?? '',
      amounts: costs.map((cost) => {
        const now = charges.findLast((one) => one.cost === cost && one.until === null);
        return now ? String(now.amount).replace('.', ',') : '';
      }),
    },
    // An error of an amount is shown at its field.
    validate: (answers) =>
      Object.fromEntries(
        Object.entries(checkedBy(leaseCharges, inputOf(answers))).map(([path, error]) => {
          const [, at] = /^charges\.(\d+)\./.exec(path) ?? [];
          return [at === undefined ? path : `amounts.${paid(answers)[Number(at)]}`, error];
        }),
      ),
  });
  const call = useFormCall(form, {
    async call(answers) {
      await browserApi(SetLeaseCharges, { inputData: inputOf(answers) });
      onDone();
    },
    fieldsOf: (error) => refusedBy(error, { 'invoicing.already_invoiced': 'since' }),
  });
  return (
    <ChangeForm {...call} onCancel={onCancel}>
      <p className="quiet">{t('charges.text')}</p>
      <NativeSelect
        label={t('due_day.since')}
        data={months.map((month) => ({ value: month, label: format.month(month) }))}
        {...form.getInputProps('since')}
      />
      {costs.map((cost, index) => (
        <TextInput
          key={cost}
          label={t('charges.amount', { cost: t(`leases:use_costs.${cost}`) })}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps(`amounts.${index}`)}
        />
      ))}
    </ChangeForm>
  );
}
