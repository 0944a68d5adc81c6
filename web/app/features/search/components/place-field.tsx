import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Where a place is typed: the same field before and after its suggestions have come. */
export function PlaceField(props: TextInputProps & { ref?: React.Ref<HTMLInputElement> }) {
  const { t } = useTranslation('search');
  return (
    <TextInput
      {...props}
      name="search"
      aria-label={t('place.label')}
      placeholder={t('place.placeholder')}
      leftSection={<IconSearch size={18} stroke={2} aria-hidden />}
      radius="xl"
      size="md"
      autoComplete="off"
      maxLength={80}
    />
  );
}
