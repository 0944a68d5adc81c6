import { Button, Group, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { readNumber } from '../../../platform/read-number.ts';
import { FormError } from '../../accounts/forms/public.tsx';

/** The callbacks of a form when it is closed. */
export interface Ending {
  onCancel: () => void;
  onDone: () => void;
}

interface ChangeFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  isPending: boolean;
  errorText: string | null;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that replaces the list item it changes. */
export function ChangeForm(props: ChangeFormProps) {
  const { t } = useTranslation('modals');
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <Stack gap="sm">
        {props.children}
        {props.errorText && <FormError>{props.errorText}</FormError>}
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={props.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Empty and unreadable input is not a number: the schema reports which. */
export const numberIn = (text: string): number =>
  (text.trim() === '' ? undefined : (readNumber(text) ?? NaN)) as number;
