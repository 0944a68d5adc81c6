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
import { useTold } from './use-told.ts';
import { WriteOffRest } from './write-off-rest.graphql.ts';

const CALLS: Record<
  Exclude<InvoiceAction, 'object' | 'write_off'>,
  (id: string) => Promise<unknown>
> = {
  say_paid: (id) => browserApi(SayInvoicePaid, { id }),
  receive: (id) => browserApi(ReceiveInvoiceDirectly, { id }),
  deny: (id) => browserApi(DenyInvoicePaid, { id }),
  settle: (id) => browserApi(SettleInvoiceObjection, { id }),
};

const CALLS_WITH_WORDS = {
  object: (id: string, text: string) => browserApi(ObjectToInvoice, { id, text }),
  write_off: (id: string, reason: string) => browserApi(WriteOffRest, { id, reason }),
};
type WithWords = keyof typeof CALLS_WITH_WORDS;
const isWithWords = (doing: InvoiceAction): doing is WithWords =>
  Object.hasOwn(CALLS_WITH_WORDS, doing);

interface InvoiceDoingsProps {
  invoice: Invoice;
  side: LeaseSide;
  mayWrite: boolean;
  /** Reloads the invoices. */
  onDone: () => void;
}

/** The reader's actions for an invoice: buttons, or a form if a text is needed. */
export function InvoiceActions({ invoice, side, mayWrite, onDone }: InvoiceDoingsProps) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const told = useTold();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<InvoiceAction | null>(null);
  const [writing, setWriting] = useState<WithWords | null>(null);
  const { _id, isSaidPaid, objection } = invoice;

  async function tell(doing: InvoiceAction, call: () => Promise<unknown>) {
    setAsking(doing);
    try {
      await call();
      notify(t(`doings.done.${doing}`), 'good');
      setWriting(null);
      onDone();
      await revalidate();
    } catch (error) {
      notify(told(error), 'bad');
    } finally {
      setAsking(null);
    }
  }
  const doings = invoiceActions(invoice, { side, mayWrite });
  return (
    <>
      {isSaidPaid && <p className="quiet">{t(`doings.said_paid.${side}`)}</p>}
      {objection && (
        <p className="quiet">
          {t('doings.objection')} <q>{objection}</q>
        </p>
      )}
      {doings.length > 0 && writing === null && (
        <div className={classes.doings}>
          {doings.map((doing) => (
            <Button
              key={doing}
              variant="default"
              loading={asking === doing}
              aria-label={`${t(`doings.${doing}`)}, ${t('invoices.number', { serial: invoice.invoiceSerialId })}`}
              onClick={() =>
                isWithWords(doing) ? setWriting(doing) : void tell(doing, () => CALLS[doing](_id))
              }
            >
              {t(`doings.${doing}`)}
            </Button>
          ))}
        </div>
      )}
      {writing !== null && (
        <Words
          key={writing}
          doing={writing}
          isAsking={asking === writing}
          onCancel={() => setWriting(null)}
          onSend={(words) => tell(writing, () => CALLS_WITH_WORDS[writing](_id, words))}
        />
      )}
    </>
  );
}

const TEXT_MAX: Record<WithWords, number> = { object: 1000, write_off: WRITE_OFF_REASON_MAX };

interface WordsProps {
  doing: WithWords;
  isAsking: boolean;
  onCancel: () => void;
  onSend: (text: string) => Promise<void>;
}

/** Asks for the text that an action needs. */
function Words({ doing, isAsking, onCancel, onSend }: WordsProps) {
  const { t } = useTranslation('modals');
  const [text, setText] = useState<string>(
    doing === 'write_off' ? t('doings.words.write_off.usual') : '',
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
          label={t(`doings.words.${doing}.label`)}
          description={t(`doings.words.${doing}.help`)}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={TEXT_MAX[doing]}
          value={text}
          error={isMissing && text.trim() === '' ? t(`doings.words.${doing}.missing`) : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('doings.cancel')}
          </Button>
          <Button type="submit" loading={isAsking}>
            {t(`doings.words.${doing}.send`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
