import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { fieldErrors } from '@husvaer/domain/kernel/validation';
import { payoutSettings } from '@husvaer/domain/payouts/settings';

import { browserApi } from '../../../platform/api.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { session } from '../../../platform/session.ts';
import { Agreements } from './agreements.tsx';
import type { PayoutTermsFragment } from './payout-terms.fragment.graphql.ts';
import { Field, PartForm, settingWords } from '../../ledger/settings/public.tsx';
import { SetPayoutSettings } from './set-payout-settings.graphql.ts';
import classes from '../../../ui/fields.module.css';

const { refusedBy, toFormErrors } = settingWords('payout_back_office');

interface Values extends Record<string, unknown> {
  approvalsNeeded: string;
  dayLimit: string;
  recipientLimit: string;
  approverIds: string[];
}

const LIMITS = ['dayLimit', 'recipientLimit'] as const;

/** Without an amount there is no limit. */
const limitOf = (written: string): number | null =>
  written.trim() === '' ? null : (readNumber(written) ?? NaN);

const inputOf = (
  partnerId: string | null,
  { approvalsNeeded, approverIds, ...limits }: Values,
) => ({
  partnerId,
  approvalsNeeded: Number(approvalsNeeded),
  approverIds,
  dayLimit: limitOf(limits.dayLimit),
  recipientLimit: limitOf(limits.recipientLimit),
});

/** The users who approve payouts and refunds, and how many approvals are needed. */
export function ApprovalsForm({
  partnerId,
  settings,
}: {
  partnerId: string | null;
  settings: PayoutTermsFragment;
}) {
  const { t } = useTranslation(['payout_back_office', 'ledger']);
  const { agents, approvers, approvalsNeeded } = settings;
  const written = (limit: number | null) =>
    limit === null ? '' : String(limit).replace('.', t('ledger:decimal'));
  const form = useForm<Values>({
    initialValues: {
      approvalsNeeded: String(approvalsNeeded),
      dayLimit: written(settings.dayLimit),
      recipientLimit: written(settings.recipientLimit),
      // Agents who have left are not sent again.
      approverIds: approvers
        .map(({ _id }) => _id)
        .filter((id) => agents.some(({ _id }) => _id === id)),
    },
    validate(values) {
      const parsed = payoutSettings.safeParse(inputOf(partnerId, values), { reportInput: true });
      return parsed.success ? {} : toFormErrors(...fieldErrors(parsed.error.issues));
    },
  });
  const me = session()?.id;
  const labelOf = ({ _id, name, isOperators }: (typeof agents)[number]) => {
    if (_id === me) return t('settings.approvals.you', { name });
    return isOperators ? t('settings.approvals.of_operator', { name }) : name;
  };
  return (
    <PartForm
      name="approvals"
      title={t('settings.approvals.title')}
      text={t('settings.approvals.text')}
      counts={t('settings.approvals.counts')}
      form={form}
      save={(values) => browserApi(SetPayoutSettings, { inputData: inputOf(partnerId, values) })}
      fieldsOf={refusedBy}
    >
      <Agreements partnerId={partnerId} settings={settings} isOwn />
      <NativeSelect
        className={classes.number}
        label={t('settings.approvals.approvalsNeeded')}
        data={[
          { value: '1', label: t('settings.approvals.needed.one') },
          { value: '2', label: t('settings.approvals.needed.two') },
        ]}
        {...form.getInputProps('approvalsNeeded')}
      />
      <div className={classes.pair}>
        {LIMITS.map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={t(`settings.approvals.${name}`)}
            description={t(`settings.approvals.${name}_help`)}
            inputMode="decimal"
            unit={t('ledger:settings.kroner')}
          />
        ))}
      </div>
      <Checkbox.Group
        label={t('settings.approvals.approvers')}
        description={t('settings.approvals.approvers_help')}
        {...form.getInputProps('approverIds')}
      >
        <Stack gap="xs" mt="xs">
          {agents.map(({ _id, name, isOperators }) => (
            <Checkbox key={_id} value={_id} label={labelOf({ _id, name, isOperators })} />
          ))}
        </Stack>
      </Checkbox.Group>
    </PartForm>
  );
}
