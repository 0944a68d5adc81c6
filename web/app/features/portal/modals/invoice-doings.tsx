import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import type { LeaseSide } from '@husvaer/domain/leases/words';
import { invoiceDoings, type InvoiceDoing } from '@husvaer/domain/portal/invoices';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { DenyPaid, ReceiveDirectly, SettleObjection } from '../../banking/public.tsx';
import type { Invoice } from './invoice.ts';
import classes from './modals.module.css';
import { ObjectToInvoice } from './object-to-invoice.graphql.ts';
import { SayPaid } from './say-paid.graphql.ts';
import { useTold } from './use-told.ts';

const CALLS: Record<Exclude<InvoiceDoing, 'object'>, (id: string) => Promise<unknown>> = {
  say_paid: (id) => browserApi(SayPaid, { id }),
  receive: (id) => browserApi(ReceiveDirectly, { id }),
  deny: (id) => browserApi(DenyPaid, { id }),
  settle: (id) => browserApi(SettleObjection, { id }),
};

interface InvoiceDoingsProps {
  invoice: Invoice;
  side: LeaseSide;
  /** Asks for the invoices again. */
  onDone: () => void;
}

/** What the reader may say of an invoice: each at one press, but for an objection, which takes words. */
export function InvoiceDoings({ invoice, side, onDone }: InvoiceDoingsProps) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const told = useTold();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<InvoiceDoing | null>(null);
  const [isObjecting, setIsObjecting] = useState(false);
  const { _id, isSaidPaid, objection } = invoice;

  async function tell(doing: InvoiceDoing, call: () => Promise<unknown>) {
    setAsking(doing);
    try {
      await call();
      notify(t(`doings.done.${doing}`), 'good');
      setIsObjecting(false);
      onDone();
      await revalidate();
    } catch (error) {
      notify(told(error), 'bad');
    } finally {
      setAsking(null);
    }
  }
  const doings = invoiceDoings(invoice, side);
  return (
    <>
      {isSaidPaid && <p className="quiet">{t(`doings.said_paid.${side}`)}</p>}
      {objection && (
        <p className="quiet">
          {t('doings.objection')} <q>{objection}</q>
        </p>
      )}
      {doings.length > 0 && !isObjecting && (
        <div className={classes.doings}>
          {doings.map((doing) => (
            <Button
              key={doing}
              variant="default"
              loading={asking === doing}
              aria-label={`${t(`doings.${doing}`)}, ${t('invoices.number', { serial: invoice.invoiceSerialId })}`}
              onClick={() =>
                doing === 'object'
                  ? setIsObjecting(true)
                  : void tell(doing, () => CALLS[doing](_id))
              }
            >
              {t(`doings.${doing}`)}
            </Button>
          ))}
        </div>
      )}
      {isObjecting && (
        <Objection
          isAsking={asking === 'object'}
          onCancel={() => setIsObjecting(false)}
          onSend={(text) => tell('object', () => browserApi(ObjectToInvoice, { id: _id, text }))}
        />
      )}
    </>
  );
}

const TEXT_MAX = 1000;

interface ObjectionProps {
  isAsking: boolean;
  onCancel: () => void;
  onSend: (text: string) => Promise<void>;
}

function Objection({ isAsking, onCancel, onSend }: ObjectionProps) {
  const { t } = useTranslation('modals');
  const [text, setText] = useState('');
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
          label={t('doings.object_text')}
          description={t('doings.object_help')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={TEXT_MAX}
          value={text}
          error={isMissing && text.trim() === '' ? t('doings.object_missing') : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('doings.cancel')}
          </Button>
          <Button type="submit" loading={isAsking}>
            {t('doings.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
