import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { kronerToOre } from '@husvaer/domain/kernel/money';
import { protocolContent, type ProtocolKind } from '@husvaer/domain/leases/protocol';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import {
  answersOf,
  firstAnswers,
  inputOf,
  type Answers,
  type Lease,
  type Protocol,
} from './answers.ts';
import { saveAnswers, readSavedAnswers } from './saved-answers.ts';
import { checkedBy } from './field-errors.tsx';
import { WriteProtocol } from './write-protocol.graphql.ts';

export interface Writing {
  lease: Lease;
  kind: ProtocolKind;
  /** The stored protocol; null before it is first saved. */
  protocol: Protocol | null;
  /** For a move-out: the signed move-in protocol. */
  before: Protocol | null;
}

/** The input of a protocol: stored in this tab until it is saved, based on the version that was loaded. */
export function useDraft({ lease, kind, protocol, before }: Writing) {
  const { t } = useTranslation('protocol');
  const { today } = useSite();
  const { securityAmount } = lease;
  const key = { me: useSession()?.id ?? '', leaseId: lease._id, kind };
  const latest = protocol?.version ?? 0;
  const [savedAnswers, setSavedAnswers] = useState(() => readSavedAnswers(key));
  // The version that the input is based on: other users may save a newer one at any time.
  const [version, setVersion] = useState(savedAnswers?.version ?? latest);
  const [isBehind, setIsBehind] = useState(version !== latest);
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const schema = protocolContent({
    kind,
    today,
    security: securityAmount === null ? null : kronerToOre(securityAmount),
  });
  const rooms = ['hall', 'living_room', 'kitchen', 'bedroom', 'bathroom'] as const;
  const saved = (): Answers =>
    protocol
      ? answersOf(protocol, lease)
      : firstAnswers({
          kind,
          today,
          lease,
          before,
          usual: { rooms: rooms.map((room) => t(`usual.${room}`)), key: t('usual.key') },
        });
  const form = useForm<Answers>({
    initialValues: savedAnswers?.answers ?? saved(),
    validate: (values) => checkedBy(schema, inputOf(values), values),
    onValuesChange: (values) => saveAnswers(key, { version, answers: values }),
  });

  async function save(values: Answers): Promise<void> {
    try {
      const { writeProtocol } = await browserApi(WriteProtocol, {
        inputData: { contractId: lease._id, kind, version, content: inputOf(values) },
      });
      setVersion(writeProtocol.find((one) => one.kind === kind)?.version ?? version);
      saveAnswers(key, null);
      setSavedAnswers(null);
      await revalidate();
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : null;
      if (code === 'leases.changed_elsewhere') {
        // Loads the newer version and asks which of the two to keep.
        await revalidate();
        setIsBehind(true);
      }
      if (code === 'leases.open_already' || code === 'leases.wrong_state') {
        // Shows the protocol as it was sent.
        notify(t('trouble.out'), 'bad');
        await revalidate();
      }
      throw error;
    }
  }
  function startOver() {
    form.setValues(saved());
    form.clearErrors();
    saveAnswers(key, null);
    setSavedAnswers(null);
    setVersion(latest);
    setIsBehind(false);
  }
  /** Keeps the user's input instead of the newer version. */
  function keepTyped() {
    saveAnswers(key, { version: latest, answers: form.getValues() });
    setVersion(latest);
    setIsBehind(false);
  }
  return { form, save, isSaved: savedAnswers !== null, isBehind, startOver, keepTyped };
}
