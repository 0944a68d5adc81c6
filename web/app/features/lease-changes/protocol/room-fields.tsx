import { Button, Group, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { CONDITIONS, PHOTOS_MAX, ROOMS_MAX } from '@husvaer/domain/leases/protocol';

import { AttachmentField } from '../../files/public.tsx';
import { Section } from '../../lease-documents/form/public.tsx';
import { newRoom, type Protocol, type RoomAnswer } from './answers.ts';
import { Field, LongText, type ProtocolForm } from './fields.tsx';
import classes from './protocol.module.css';
import { Rows } from './rows.tsx';

interface RoomFieldsProps {
  form: ProtocolForm;
  /** The signed move-in protocol, if there is one. */
  before: Protocol | null;
  /** Called when uploads of a room's photos start and end. */
  onBusy: (roomId: string, isBusy: boolean) => void;
}

/** The condition of each room, with photos. */
export function RoomFields({ form, before, onBusy }: RoomFieldsProps) {
  const { t } = useTranslation('protocol');
  return (
    <Section title={t('rooms.title')} text={t('rooms.text')}>
      <Rows
        form={form}
        name="rooms"
        rows={form.values.rooms}
        keyOf={({ id }) => id}
        max={ROOMS_MAX}
        add={t('rooms.add')}
        blank={() => newRoom('')}
        first="name"
      >
        {(room, index, remove) => (
          <RoomItem
            form={form}
            room={room}
            index={index}
            before={before?.rooms.find(({ name }) => name === room.name.trim())}
            onRemove={remove}
            onBusy={(isBusy) => onBusy(room.id, isBusy)}
          />
        )}
      </Rows>
    </Section>
  );
}

interface RoomItemProps {
  form: ProtocolForm;
  room: RoomAnswer;
  index: number;
  before: Protocol['rooms'][number] | undefined;
  onRemove: () => void;
  onBusy: (isBusy: boolean) => void;
}

function RoomItem({ form, room, index, before, onRemove, onBusy }: RoomItemProps) {
  const { t } = useTranslation('protocol');
  const title = room.name.trim() || t('rooms.one', { number: index + 1 });
  const at = (field: string) => `rooms.${index}.${field}`;
  const { 'data-path': path } = form.getInputProps(at('photos')) as unknown as {
    'data-path': string;
  };
  return (
    <div className={classes.room} role="group" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Button
          variant="subtle"
          size="compact-md"
          c="var(--danger)"
          aria-label={t('rooms.remove_named', { room: title })}
          onClick={onRemove}
        >
          {t('rooms.remove')}
        </Button>
      </header>
      {before && (
        <p className={classes.before}>
          {t('rooms.before', { condition: t(`rooms.conditions.${before.condition}`) })}
          {before.note && ` ${before.note}`}
        </p>
      )}
      <Field form={form} name={at('name')} label={t('rooms.name')} maxLength={100} />
      <ConditionField form={form} name={at('condition')} />
      <LongText
        form={form}
        name={at('note')}
        label={t('optional', { field: t('rooms.note') })}
        description={t('rooms.note_help')}
      />
      <div data-path={path} tabIndex={-1}>
        <AttachmentField
          label={t('rooms.photos', { count: PHOTOS_MAX })}
          description={t('rooms.photos_help')}
          accepts="pictures"
          max={PHOTOS_MAX}
          value={room.photos}
          onChange={(photos) => form.setFieldValue(at('photos'), photos)}
          error={form.errors[at('photos')]}
          onBusy={onBusy}
        />
      </div>
    </div>
  );
}

function ConditionField({ form, name }: { form: ProtocolForm; name: string }) {
  const { t } = useTranslation('protocol');
  const { 'data-path': path, ...group } = form.getInputProps(name) as {
    'data-path': string;
    value: string;
    onChange: (value: string) => void;
  };
  return (
    <Radio.Group label={t('rooms.condition')} size="md" {...group}>
      <Group gap="lg" mt="xs">
        {CONDITIONS.map((value, index) => (
          <Radio
            key={value}
            value={value}
            size="md"
            label={t(`rooms.conditions.${value}`)}
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
