import { Alert, Anchor, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { FormError, useFormCall } from '../../accounts/forms/public.tsx';
import { BehindDialog, Section } from '../../lease-documents/form/public.tsx';
import { useErrorMessage } from '../../leases/public.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { Field, LongText } from './fields.tsx';
import { KeyFields } from './key-fields.tsx';
import { MeterFields } from './meter-fields.tsx';
import page from '../../../ui/form-page.module.css';
import classes from './protocol.module.css';
import { RoomFields } from './room-fields.tsx';
import { SendProtocolDialog } from './send-protocol-dialog.tsx';
import { useDraft, type Writing } from './use-draft.ts';
import { refusedBy } from './field-errors.tsx';

/** The protocol's form, for the landlord's side. */
export function ProtocolForm(writing: Writing) {
  const { t } = useTranslation('protocol');
  const { t: leaseForm } = useTranslation('lease_form');
  const { lease, kind, before } = writing;
  const { securityAmount } = lease;
  const { today } = useSite();
  const { form, save, isSaved, isBehind, startOver, keepTyped } = useDraft(writing);
  const [busyRooms, setBusyRooms] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const wantsSend = useRef(false);
  const notify = useNotify();
  const { onSubmit, isPending, errorText } = useFormCall(form, {
    async call(values) {
      await save(values);
      if (wantsSend.current) setIsSending(true);
      else notify(t('saved'), 'good');
    },
    fieldsOf: refusedBy,
    ownMessageFor: useErrorMessage(),
  });
  const { rooms, deposit } = form.values;
  const isAttaching = rooms.some(({ id }) => busyRooms.includes(id));
  return (
    <form
      noValidate
      className={page.form}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent;
        wantsSend.current = submitter?.getAttribute('value') === 'send';
        onSubmit(event);
      }}
    >
      {isSaved && (
        <Alert role="note" variant="light">
          {leaseForm('kept')}{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={startOver}>
            {leaseForm('start_over')}
          </Anchor>
        </Alert>
      )}
      <Field
        form={form}
        name="takenOn"
        label={t('taken_on')}
        type="date"
        max={today}
        classNames={{ wrapper: classes.short ?? '' }}
      />
      <MeterFields form={form} />
      <KeyFields form={form} />
      <RoomFields
        form={form}
        before={before}
        onBusy={(roomId, isBusy) =>
          setBusyRooms((known) => {
            if (known.includes(roomId) === isBusy) return known;
            return isBusy ? [...known, roomId] : known.filter((one) => one !== roomId);
          })
        }
      />
      <Section title={t('note.title')}>
        <LongText
          form={form}
          name="note"
          label={t('optional', { field: t('note.label') })}
          description={t('note.help')}
        />
      </Section>
      {deposit && securityAmount !== null && (
        <DepositFields form={form} deposit={deposit} whole={securityAmount} />
      )}
      <div className={classes.end}>
        {errorText && <FormError>{errorText}</FormError>}
        <div className={classes.buttons}>
          <Button
            type="submit"
            variant="default"
            size="md"
            loading={isPending}
            disabled={isAttaching}
          >
            {t('save')}
          </Button>
          <Button type="submit" value="send" size="md" disabled={isPending || isAttaching}>
            {t('save_and_send')}
          </Button>
        </div>
        <p className="quiet">{t(isAttaching ? 'attaching' : 'save_help')}</p>
      </div>
      <SendProtocolDialog
        opened={isSending}
        lease={lease}
        kind={kind}
        onClose={() => setIsSending(false)}
      />
      <BehindDialog opened={isBehind} onKeep={keepTyped} onReload={startOver} />
    </form>
  );
}
