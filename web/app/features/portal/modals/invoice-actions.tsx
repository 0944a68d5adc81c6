import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { WRITE_OFF_REASON_MAX } from '@husvaer/domain/payments/small-difference';
import type { LeaseSide } from '@husvaer/domain/leases/enums';
import { invoiceActions, type InvoiceAction } from '@husvaer/domain/portal/invoices';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { SettleInvoiceObjection } from '../../invoices/public.tsx';
import { DenyInvoicePaid, ReceiveInvoiceDirectly } from '../../payments/public.tsx';
import type { Invoice } from './invoice.ts';
import classes from './modals.module.css';
import { ObjectToInvoice } from './object-to-invoice.graphql.ts';
import { SayInvoicePaid } from './say-invoice-paid.graphql.ts';
import { useFailureMessage } from './use-failure-message.ts';
import { WriteOffRest } from './write-off-rest.graphql.ts';

/** Whether it waits for a second person. */
type Outcome = Promise<{ hasWaitingReduction?: boolean }>;

const CALLS: Record<Exclude<InvoiceAction, 'object' | 'write_off'>, (id: string) => Outcome> = {
  say_paid: async (id) => (await browserApi(SayInvoicePaid, { id })) && {},
  receive: async (id) => (await browserApi(ReceiveInvoiceDirectly, { id })).receiveInvoiceDirectly,
  deny: async (id) => (await browserApi(DenyInvoicePaid, { id })) && {},
  settle: async (id) => (await browserApi(SettleInvoiceObjection, { id })) && {},
};

const CALLS_WITH_WORDS = {
  object: async (id: string, text: string): Outcome =>
    (await browserApi(ObjectToInvoice, { id, text })) && {},
  write_off: async (id: string, reason: string): Outcome =>
    (await browserApi(WriteOffRest, { id, reason })).writeOffInvoice,
};
type WithWords = keyof typeof CALLS_WITH_WORDS;
const isWithWords = (action: InvoiceAction): action is WithWords =>
  Object.hasOwn(CALLS_WITH_WORDS, action);

interface InvoiceActionsProps {
  invoice: Invoice;
  side: LeaseSide;
  mayWrite: boolean;
  /** Reloads the invoices. */
  onDone: () => void;
}

/** The reader's actions for an invoice: buttons, or a form if a text is needed. */
export function InvoiceActions({ invoice, side, mayWrite, onDone }: InvoiceActionsProps) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const messageFor = useFailureMessage();
  const { revalidate } = useRevalidator();
  const [pendingAction, setPendingAction] = useState<InvoiceAction | null>(null);
  const [writing, setWriting] = useState<WithWords | null>(null);
  const { _id, isSaidPaid, objection } = invoice;

  async function report(action: InvoiceAction, call: () => Outcome) {
    setPendingAction(action);
    try {
      const { hasWaitingReduction } = await call();
      notify(t(hasWaitingReduction ? 'doings.waits' : `doings.done.${action}`), 'good');
      setWriting(null);
      onDone();
      await revalidate();
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setPendingAction(null);
    }
  }
  const actions = invoiceActions(invoice, { side, mayWrite });
  return (
    <>
      {isSaidPaid && <p className="quiet">{t(`doings.said_paid.${side}`)}</p>}
      {objection && (
        <p className="quiet">
          {t('doings.objection')} <q>{objection}</q>
        </p>
      )}
      {actions.length > 0 && writing === null && (
        <div className={classes.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              variant="default"
              loading={pendingAction === action}
              aria-label={`${t(`doings.${action}`)}, ${t('invoices.number', { serial: invoice.invoiceSerialId })}`}
              onClick={() =>
                isWithWords(action)
                  ? setWriting(action)
                  : void report(action, () => CALLS[action](_id))
              }
            >
              {t(`doings.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {writing !== null && (
        <Words
          key={writing}
          action={writing}
          isPending={pendingAction === writing}
          onCancel={() => setWriting(null)}
          onSend={(words) => report(writing, () => CALLS_WITH_WORDS[writing](_id, words))}
        />
      )}
    </>
  );
}

const TEXT_MAX: Record<WithWords, number> = { object: 1000, write_off: WRITE_OFF_REASON_MAX };

interface WordsProps {
  action: WithWords;
  isPending: boolean;
  onCancel: () => void;
  onSend: (text: string) => Promise<void>;
}

/** Asks for the text that an action needs. */
function Words({ action, isPending, onCancel, onSend }: WordsProps) {
  const { t } = useTranslation('modals');
  const [text, setText] = useState<string>(
    action === 'write_off' ? t('doings.words.write_off.usual') : '',
  );
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setIsMissing(true);
        else void onSend(text.trim());
      }}
    >
      <Stack gap="sm">
        <Textarea
          label={t(`doings.words.${action}.label`)}
          description={t(`doings.words.${action}.help`)}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={TEXT_MAX[action]}
          value={text}
          error={isMissing && text.trim() === '' ? t(`doings.words.${action}.missing`) : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('doings.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t(`doings.words.${action}.send`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
