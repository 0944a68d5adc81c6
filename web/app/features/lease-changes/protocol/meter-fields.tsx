import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { METERS } from '@husvaer/domain/leases/protocol';

import { Section } from '../../lease-documents/form/public.tsx';
import { newMeter } from './answers.ts';
import { Field, type ProtocolForm } from './fields.tsx';
import classes from './protocol.module.css';
import { Rows } from './rows.tsx';

const METERS_MAX = 30;

/** The meter readings on the day. */
export function MeterFields({ form }: { form: ProtocolForm }) {
  const { t } = useTranslation('protocol');
  return (
    <Section title={t('meters.title')} text={t('meters.text')}>
      <Rows
        form={form}
        name="meters"
        rows={form.values.meters}
        max={METERS_MAX}
        add={t('meters.add')}
        blank={() => newMeter('electricity')}
        first="meter"
      >
        {(_, index, remove) => (
          <div
            role="group"
            aria-label={t('meters.one', { number: index + 1 })}
            className={classes.meter}
          >
            <NativeSelect
              label={t('meters.meter')}
              size="md"
              {...form.getInputProps(`meters.${index}.meter`)}
              data={METERS.map((value) => ({ value, label: t(`meters.kinds.${value}`) }))}
            />
            <Field
              form={form}
              name={`meters.${index}.number`}
              label={t('optional', { field: t('meters.number') })}
              inputMode="numeric"
            />
            <Field form={form} name={`meters.${index}.reading`} label={t('meters.reading')} />
            <ActionIcon
              variant="subtle"
              size="xl"
              color="gray"
              aria-label={t('meters.remove', { number: index + 1 })}
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
