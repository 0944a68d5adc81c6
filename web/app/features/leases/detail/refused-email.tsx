import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface RefusedEmailProps {
  /** Addresses that no mail reaches, in small letters. */
  refused: readonly string[];
  person: { name: string; email: string };
}

/** Tells the person who runs a lease that no mail reaches a party, and what to do. */
export function RefusedEmail({ refused, person: { name, email } }: RefusedEmailProps) {
  const { t } = useTranslation('leases');
  return (
    refused.includes(email.toLowerCase()) && (
      <Alert
        role="note"
        variant="light"
        color="red"
        mt="xs"
        title={t('refused_email.title', { name })}
      >
        {t('refused_email.text', { name })}
      </Alert>
    )
  );
}
