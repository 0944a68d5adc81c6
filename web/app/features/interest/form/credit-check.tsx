import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, Section, type AnswersForm } from './fields.tsx';

interface CreditCheckProps {
  form: AnswersForm;
  /** Who asks, by name. */
  name: string;
  /** The number the account has, masked. */
  masked: string | null;
}

/** Who wants to check one's credit and why; a number is asked for only of who agrees (norway.md, section 7). */
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
  const isAsked = masked === null || isReplacing;
  return (
    <div>
      {isAsked ? (
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
