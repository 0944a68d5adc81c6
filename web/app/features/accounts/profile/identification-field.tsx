import { Button, Group, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface IdentificationFieldProps {
  /** The stored number, masked; null if there is none. */
  masked: string | null;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** The national identity number: it is never shown, only replaced. */
export function IdentificationField({
  masked,
  value,
  onChange,
  error,
  'data-path': path,
}: IdentificationFieldProps) {
  const { t } = useTranslation('profile');
  const [isChanging, setIsChanging] = useState(false);
  const isShown = masked !== null && !isChanging;
  return (
    <Group align="end" gap="sm" wrap="nowrap">
      {isShown ? (
        <TextInput
          flex={1}
          size="md"
          label={t('details.identification')}
          description={t('details.identification_help')}
          variant="filled"
          value={masked}
          readOnly
        />
      ) : (
        <TextInput
          flex={1}
          size="md"
          label={t('details.identification')}
          description={t('details.identification_help')}
          placeholder={t('details.identification_new')}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={error}
          data-path={path}
        />
      )}
      {masked !== null && (
        <Button
          variant="default"
          size="md"
          onClick={() => {
            onChange('');
            setIsChanging(isShown);
          }}
        >
          {t(isShown ? 'details.change' : 'details.keep')}
        </Button>
      )}
    </Group>
  );
}
