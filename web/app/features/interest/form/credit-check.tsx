import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, Section, type AnswersForm } from './fields.tsx';

interface CreditCheckProps {
  form: AnswersForm;
  /** The name of who requests the credit check. */
  name: string;
  /** The account's number, masked. */
  masked: string | null;
}

/** Who wants a credit check and why. The number is asked only of users who say yes. That is no consent by the GDPR: the ground is a legitimate interest. */
export function CreditCheck({ form, name, masked }: CreditCheckProps) {
  const { t } = useTranslation('interest');
  return (
    <Section title={t('sections.credit')} text={t('credit.who', { name })}>
      <Checkbox
        size="md"
        label={t('credit.consent', { name })}
        description={t('credit.free')}
        {...form.getInputProps('agreesToCreditCheck', { type: 'checkbox' })}
      />
      {form.values.agreesToCreditCheck && (
        <Identification form={form} name={name} masked={masked} />
      )}
    </Section>
  );
}

function Identification({ form, name, masked }: CreditCheckProps) {
  const { t } = useTranslation('interest');
  const [isReplacing, setIsReplacing] = useState(false);
  const turn = () => {
    form.setFieldValue('nationalIdentification', '');
    setIsReplacing(!isReplacing);
  };
  const isEntered = masked === null || isReplacing;
  return (
    <div>
      {isEntered ? (
        <Field
          form={form}
          name="nationalIdentification"
          label={t('credit.identification')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <p>{t('credit.have', { masked })}</p>
      )}
      <p className="quiet">{t('credit.why', { name })}</p>
      {masked !== null && (
        <Anchor component="button" type="button" underline="always" onClick={turn}>
          {t(isReplacing ? 'credit.keep' : 'credit.replace')}
        </Anchor>
      )}
    </div>
  );
}
