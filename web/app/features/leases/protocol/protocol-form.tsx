import { Alert, Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { kronerToOre } from '@husvaer/domain/kernel/money';
import { protocolContent, type ProtocolKind } from '@husvaer/domain/leases/protocol';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import { Trouble, useFormCall } from '../../accounts/forms/public.tsx';
import { BehindDialog } from '../form/behind-dialog.tsx';
import { Section } from '../form/fields.tsx';
import { useTrouble } from '../use-trouble.ts';
import {
  answersOf,
  firstAnswers,
  inputOf,
  type Answers,
  type Lease,
  type Protocol,
} from './answers.ts';
import { DepositFields } from './deposit-fields.tsx';
import { Field, LongText } from './fields.tsx';
import { KeyFields } from './key-fields.tsx';
import { keepAnswers, keptAnswers } from './kept.ts';
import { MeterFields } from './meter-fields.tsx';
import classes from './protocol.module.css';
import { RoomFields } from './room-fields.tsx';
import { SendProtocolDialog } from './send-protocol-dialog.tsx';
import { checkedBy, refusedBy } from './wrong.tsx';
import { WriteProtocol } from './write-protocol.graphql.ts';

interface ProtocolFormProps {
  lease: Lease;
  kind: ProtocolKind;
  /** As it was saved; null before the first time. */
  protocol: Protocol | null;
  /** The signed one of the beginning, at the end. */
  before: Protocol | null;
}

/** What is found on the day, for the letting side. What was typed stays in this tab until it is saved. */
export function ProtocolForm({ lease, kind, protocol, before }: ProtocolFormProps) {
  const { t } = useTranslation('protocol');
  const { t: leaseForm } = useTranslation('lease_form');
  const { today } = useSite();
  const { securityAmount } = lease;
  const whose = { me: useSession()?.id ?? '', leaseId: lease._id, kind };
  const latest = protocol?.version ?? 0;
  const saved = useSaved({ lease, kind, protocol, before });
  const [kept, setKept] = useState(() => keptAnswers(whose));
  // What one began from: others may save a newer one at any time.
  const [version, setVersion] = useState(kept?.version ?? latest);
  const [isBehind, setIsBehind] = useState(version !== latest);
  const [busyRooms, setBusyRooms] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const wantsSend = useRef(false);
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const tell = useTrouble();
  const schema = protocolContent({
    kind,
    today,
    security: securityAmount === null ? null : kronerToOre(securityAmount),
  });
  const form = useForm<Answers>({
    initialValues: kept?.answers ?? saved(),
    validate: (values) => checkedBy(schema, inputOf(values), values),
    onValuesChange: (values) => keepAnswers(whose, { version, answers: values }),
  });
  const { onSubmit, isAsking, trouble } = useFormCall(form, {
    call: save,
    fieldsOf: refusedBy,
    tellOwn: tell,
  });

  async function save(values: Answers) {
    try {
      const { writeProtocol } = await browserApi(WriteProtocol, {
        inputData: { contractId: lease._id, kind, version, content: inputOf(values) },
      });
      setVersion(writeProtocol.find((one) => one.kind === kind)?.version ?? version);
      keepAnswers(whose, null);
      setKept(null);
      if (wantsSend.current) setIsSending(true);
      else notify(t('saved'), 'good');
      await revalidate();
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : null;
      if (code === 'leases.changed_elsewhere') {
        // The newer one comes, and it is asked which of the two is to stand.
        await revalidate();
        setIsBehind(true);
      }
      if (code === 'leases.open_already' || code === 'leases.wrong_state') {
        // It is shown as it went out.
        notify(t('trouble.out'), 'bad');
        await revalidate();
      }
      throw error;
    }
  }
  function startOver() {
    form.setValues(saved());
    form.clearErrors();
    keepAnswers(whose, null);
    setKept(null);
    setVersion(latest);
    setIsBehind(false);
  }
  const { rooms, deposit } = form.values;
  const isAttaching = rooms.some(({ id }) => busyRooms.includes(id));
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent;
        wantsSend.current = submitter?.getAttribute('value') === 'send';
        onSubmit(event);
      }}
    >
      {kept && (
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
        {trouble && <Trouble>{trouble}</Trouble>}
        <div className={classes.buttons}>
          <Button
            type="submit"
            variant="default"
            size="md"
            loading={isAsking}
            disabled={isAttaching}
          >
            {t('save')}
          </Button>
          <Button type="submit" value="send" size="md" disabled={isAsking || isAttaching}>
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
      <BehindDialog
        opened={isBehind}
        onKeep={() => {
          keepAnswers(whose, { version: latest, answers: form.getValues() });
          setVersion(latest);
          setIsBehind(false);
        }}
        onTake={startOver}
      />
    </form>
  );
}

/** What is saved, or what a first one begins with. */
function useSaved({ lease, kind, protocol, before }: ProtocolFormProps) {
  const { t } = useTranslation('protocol');
  const { today } = useSite();
  const rooms = ['hall', 'living_room', 'kitchen', 'bedroom', 'bathroom'] as const;
  return (): Answers =>
    protocol
      ? answersOf(protocol, lease)
      : firstAnswers({
          kind,
          today,
          lease,
          before,
          usual: { rooms: rooms.map((room) => t(`usual.${room}`)), key: t('usual.key') },
        });
}
