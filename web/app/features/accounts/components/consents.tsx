import { Anchor, Checkbox, Stack } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const CONSENTS = [
  ['agreesToTerms', 'terms', '/terms-conditions'],
  ['agreesToPrivacy', 'privacy', '/privacy-policy'],
] as const;

interface ConsentsProps {
  /** The form's props for a checkbox. */
  inputOf: (name: (typeof CONSENTS)[number][0]) => object;
}

/** Consent to the terms and to the privacy policy, separately. Both can be read without leaving the form. */
export function Consents({ inputOf }: ConsentsProps) {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap="sm">
      {CONSENTS.map(([name, text, to]) => (
        <Checkbox
          key={name}
          label={
            <Trans
              t={t}
              i18nKey={`register.${text}`}
              components={{
                page: (
                  <Anchor component={Link} to={to} target="_blank" inherit underline="always" />
                ),
              }}
            />
          }
          {...inputOf(name)}
        />
      ))}
    </Stack>
  );
}
