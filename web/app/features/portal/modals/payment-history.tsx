import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi, fetchFile } from '../../../platform/api.ts';
import { useFormat, useLanguage } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Answered } from './answered.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { Payments, type PaymentsQuery } from './payments.graphql.ts';
import { TakeBackPayment } from './take-back-payment.graphql.ts';
import { useModalQuery } from './use-modal-query.ts';
import { useFailureMessage } from './use-failure-message.ts';

interface PaymentHistoryProps extends ModalProps {
  lease: { _id: string };
}

/** The payments for a lease, the latest first, and the invoices that each paid. */
export function PaymentHistory({ lease, ...modal }: PaymentHistoryProps) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('payments.title')}>
      <ModalContent contractId={lease._id} />
    </Modal>
  );
}

function ModalContent({ contractId }: { contractId: string }) {
  const { t } = useTranslation('modals');
  const query = useModalQuery(Payments, { contractId });
  return (
    <Answered
      {...query}
      none={({ getAllInvoicePaymentForALease: { metaData } }) =>
        metaData.totalDocuments > 0 ? null : t('payments.none')
      }
    >
      {({ getAllInvoicePaymentForALease: { data } }) => (
        <PaymentList payments={data} onDone={query.reload} />
      )}
    </Answered>
  );
}

type Payment = PaymentsQuery['getAllInvoicePaymentForALease']['data'][number];

export function PaymentList({
  payments,
  onDone,
}: {
  payments: readonly Payment[];
  /** Reloads the payments. */
  onDone: () => void;
}) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  return (
    <ul className={classes.rows}>
      {payments.map(({ _id, amount, paymentDate, isDirect, isWriteOff, mayTakeBack, invoices }) => {
        // Calculated in øre: kroner with decimals don't add up exactly.
        const left =
          (100 * amount - invoices.reduce((sum, one) => sum + 100 * one.amount, 0)) / 100;
        return (
          <li key={_id}>
            <div className={classes.head}>
              <span className={classes.what}>
                <time dateTime={paymentDate}>{format.day(paymentDate)}</time>
                {amount < 0 && (
                  <Badge colour={isWriteOff ? 'grey' : 'red'}>
                    {t(isWriteOff ? 'payments.written_off' : 'payments.back')}
                  </Badge>
                )}
                {isDirect && <Badge colour="grey">{t('payments.direct')}</Badge>}
              </span>
              <strong>{format.amount(amount)}</strong>
            </div>
            <dl className={classes.about}>
              {invoices.map(({ _id: id, amount: part, invoiceMonth, invoiceSerialId: serial }) => (
                <div key={id}>
                  <dt>
                    {invoiceMonth
                      ? t('payments.of', { month: format.month(invoiceMonth), serial })
                      : t('payments.of_invoice', { serial })}
                  </dt>
                  <dd>{format.amount(part)}</dd>
                </div>
              ))}
              {left > 0 && (
                <div>
                  <dt>{t('payments.left')}</dt>
                  <dd>{format.amount(left)}</dd>
                </div>
              )}
            </dl>
            {amount > 0 && (
              <Receipt paymentId={_id} amount={format.amount(amount)} paidOn={paymentDate} />
            )}
            {mayTakeBack && (
              <UndoPayment paymentId={_id} amount={format.amount(amount)} onDone={onDone} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The landlord reports that a direct payment was not received after all; asks for confirmation first. */
function UndoPayment(props: { paymentId: string; amount: string; onDone: () => void }) {
  const { paymentId, amount, onDone } = props;
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const messageFor = useFailureMessage();
  const { revalidate } = useRevalidator();
  const [isSure, setIsSure] = useState(false);
  const [isPending, setIsPending] = useState(false);
  async function undoPayment() {
    setIsPending(true);
    try {
      await browserApi(TakeBackPayment, { id: paymentId });
      notify(t('payments.taken_back'), 'good');
      onDone();
      await revalidate();
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  if (!isSure)
    return (
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setIsSure(true)}>
          {t('payments.take_back')}
        </Button>
      </div>
    );
  return (
    <div role="group" aria-label={t('payments.take_back')}>
      <p>{t('payments.take_back_text', { amount })}</p>
      <div className={classes.actions}>
        <Button loading={isPending} onClick={() => void undoPayment()} data-autofocus>
          {t('payments.take_back_now')}
        </Button>
        <Button variant="subtle" onClick={() => setIsSure(false)}>
          {t('payments.keep')}
        </Button>
      </div>
    </div>
  );
}

/** The receipt of a payment, created on request. */
function Receipt(props: { paymentId: string; amount: string; paidOn: string }) {
  const { paymentId, amount, paidOn } = props;
  const { t } = useTranslation('modals');
  const format = useFormat();
  const language = useLanguage();
  const notify = useNotify();
  const messageFor = useFailureMessage();
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    setIsSaving(true);
    try {
      const file = await fetchFile(`/api/payments/${paymentId}/receipt.pdf?language=${language}`);
      saveFile(file, t('payments.receipt_name', { date: paidOn }));
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        loading={isSaving}
        leftSection={<IconFileText size={18} aria-hidden />}
        aria-label={t('payments.receipt_of', { amount, date: format.day(paidOn) })}
        onClick={() => void save()}
      >
        {t('payments.receipt')}
      </Button>
    </div>
  );
}
