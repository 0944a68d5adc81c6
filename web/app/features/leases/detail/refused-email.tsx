import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface RefusedEmailProps {
  /** E-mail addresses that can't be reached, in lower case. */
  refused: readonly string[];
  person: { name: string; email: string };
}

/** Tells users who manage a lease that mails don't reach a party, and what to do. */
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
