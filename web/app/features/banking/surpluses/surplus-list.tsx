import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { LeaseLink, useAction } from '../../ledger/public.tsx';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import {
  NO_ERRORS,
  receiverOf,
  ReceiverFields,
  changedValues,
  findReceiverErrors,
} from '../../payouts/back-office/public.tsx';
import { isSmall, WriteOffDialog, WriteOffSurplus } from '../../payments/public.tsx';
import classes from './surplus-list.module.css';
import { RefundSurplus } from './refund-surplus.graphql.ts';
import type { SurplusLineFragment } from './surplus.fragment.graphql.ts';

type Surplus = SurplusLineFragment;

/** The dialog for a surplus; a new one each time. */
interface DialogState {
  surplus: Surplus;
  what: 'ask' | 'write_off';
  count: number;
}

const WAYS = ['ask'] as const;
const WAYS_OF_SMALL = ['write_off', 'ask'] as const;

/**
 * Overpaid leases: the surplus is refunded, or a small one is written off once the lease is over. Until then, the next
 * invoice takes what is not refunded.
 */
export function SurplusList({ surpluses }: { surpluses: readonly Surplus[] }) {
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  const [dialogState, setDialogState] = useState<DialogState | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (surpluses.length === 0) return null;
  return (
    <section className={classes.surpluses} aria-labelledby="surpluses">
      <h2 id="surpluses">{t('surpluses.title')}</h2>
      <ul>
        {surpluses.map((surplus) => (
          <li key={surplus.contractId}>
            <p>
              <strong>{format.amount(surplus.surplus)}</strong> {format.list(surplus.tenantNames)}
              <small>
                <LeaseLink leaseId={surplus.contractId}>{surplus.home}</LeaseLink>{' '}
                {t('ledger:lease_number', { number: surplus.leaseNumber })} ·{' '}
                {surplus.endedOn === null
                  ? t('surpluses.running')
                  : t('surpluses.ended', { date: format.date(surplus.endedOn) })}
              </small>
            </p>
            <div className={classes.actions}>
              {(isSmall(surplus.surplus) && surplus.endedOn !== null ? WAYS_OF_SMALL : WAYS).map(
                (what) => (
                  <Button
                    key={what}
                    size="sm"
                    variant="default"
                    aria-label={t(`surpluses.do.${what}.label`, {
                      names: format.list(surplus.tenantNames),
                    })}
                    onClick={() => {
                      setDialogState({ surplus, what, count: (dialogState?.count ?? 0) + 1 });
                      setIsOpen(true);
                    }}
                  >
                    {t(`surpluses.do.${what}.name`)}
                  </Button>
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
      {dialogState?.what === 'write_off' && (
        <WriteOff
          key={dialogState.count}
          surplus={dialogState.surplus}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
      {dialogState?.what === 'ask' && (
        <SurplusDialog
          key={dialogState.count}
          surplus={dialogState.surplus}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

interface DialogProps {
  surplus: Surplus;
  opened: boolean;
  onClose: () => void;
}

function WriteOff({ surplus: { contractId: id, surplus: amount }, opened, onClose }: DialogProps) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const words = { amount: format.amount(amount) };
  return (
    <WriteOffDialog
      {...{ opened, amount, onClose }}
      title={t('surpluses.do.write_off.title', words)}
      text={t('surpluses.do.write_off.text', words)}
      done={t('surpluses.do.write_off.done')}
      onWriteOff={(reason) => browserApi(WriteOffSurplus, { id, reason })}
    />
  );
}

const NOTE_MAX = 500;

function SurplusDialog(props: DialogProps) {
  const { surplus, opened, onClose } = props;
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  const { act, isBusy } = useAction();
  const known = receiverOf(surplus.account, surplus.name);
  const [receiver, setReceiver] = useState(known);
  const [amount, setAmount] = useState(String(surplus.surplus).replace('.', t('ledger:decimal')));
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState({ ...NO_ERRORS, amount: false, note: false });

  async function confirm() {
    const kroner = readNumber(amount) ?? 0;
    const problems = {
      ...findReceiverErrors(receiver, known),
      amount: kroner <= 0 || kroner > surplus.surplus,
      note: note.trim() === '',
    };
    setErrors(problems);
    if (Object.values(problems).includes(true)) return;
    const inputData = {
      contractId: surplus.contractId,
      amount: kroner,
      note,
      ...changedValues(receiver, known),
    };
    const done = t('surpluses.do.ask.done');
    if (await act(() => browserApi(RefundSurplus, { inputData }), done)) onClose();
  }
  return (
    <ActDialog
      opened={opened}
      title={t('surpluses.do.ask.title')}
      confirm={t('surpluses.do.ask.name')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t('surpluses.do.ask.text')}</p>
      {surplus.endedOn === null && <p>{t('surpluses.do.ask.running')}</p>}
      <TextInput
        label={t('surpluses.do.ask.amount')}
        description={t('surpluses.do.ask.most', { amount: format.amount(surplus.surplus) })}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={
          errors.amount &&
          t('surpluses.do.ask.wrong_amount', { amount: format.amount(surplus.surplus) })
        }
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <ReceiverFields receiver={receiver} errors={errors} onChange={setReceiver} />
      <Textarea
        label={t('exceptions.note')}
        autosize
        minRows={2}
        maxLength={NOTE_MAX}
        value={note}
        error={errors.note && t('wrong.note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActDialog>
  );
}
