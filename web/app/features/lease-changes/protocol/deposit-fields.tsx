import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { Section } from '../../lease-documents/form/public.tsx';
import { landlordShare, type Answers } from './answers.ts';
import { Field, LongText, type ProtocolForm } from './fields.tsx';
import classes from './protocol.module.css';

interface DepositFieldsProps {
  form: ProtocolForm;
  deposit: NonNullable<Answers['deposit']>;
  /** The whole security, kroner. */
  whole: number;
}

/** What the landlord keeps of the deposit, and what the tenant gets back. */
export function DepositFields({ form, deposit, whole }: DepositFieldsProps) {
  const { t } = useTranslation('protocol');
  const format = useFormat();
  const landlordAmount = landlordShare(deposit);
  return (
    <Section title={t('deposit.title')} text={t('deposit.text', { amount: format.amount(whole) })}>
      <Field
        form={form}
        name="deposit.toLandlord"
        label={t('deposit.to_landlord')}
        inputMode="decimal"
        rightSection={<span className="quiet">{t('kroner')}</span>}
        rightSectionWidth="3rem"
        classNames={{ wrapper: classes.short ?? '' }}
      />
      {landlordAmount !== 0 && (
        <LongText
          form={form}
          name="deposit.reason"
          label={t('deposit.reason')}
          description={t('deposit.reason_help')}
        />
      )}
      <p role="status" className={classes.rest}>
        {landlordAmount !== null && landlordAmount <= whole && (
          <>
            {t('deposit.to_tenant')} <strong>{format.amount(whole - landlordAmount)}</strong>
          </>
        )}
      </p>
    </Section>
  );
}
