import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { Section } from '../../lease-documents/form/public.tsx';
import { Field, type ProtocolForm } from './fields.tsx';
import classes from './protocol.module.css';
import { Rows } from './rows.tsx';

const KEYS_MAX = 30;

/** The keys that are handed over, and how many of each. */
export function KeyFields({ form }: { form: ProtocolForm }) {
  const { t } = useTranslation('protocol');
  return (
    <Section title={t('keys.title')} text={t('keys.text')}>
      <Rows
        form={form}
        name="keys"
        rows={form.values.keys}
        max={KEYS_MAX}
        add={t('keys.add')}
        blank={() => ({ name: '', count: '' })}
        first="name"
      >
        {(_, index, remove) => (
          <div
            role="group"
            aria-label={t('keys.one', { number: index + 1 })}
            className={classes.key}
          >
            <Field form={form} name={`keys.${index}.name`} label={t('keys.name')} maxLength={100} />
            <Field
              form={form}
              name={`keys.${index}.count`}
              label={t('keys.count')}
              inputMode="numeric"
            />
            <ActionIcon
              variant="subtle"
              size="xl"
              color="gray"
              aria-label={t('keys.remove', { number: index + 1 })}
              onClick={remove}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </div>
        )}
      </Rows>
    </Section>
  );
}
