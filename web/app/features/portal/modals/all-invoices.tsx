import { Button, Stack, Tooltip, UnstyledButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LeaseSide } from '@husvaer/domain/leases/enums';
import {
  ATTACHMENTS_SHOWN,
  colourInLease,
  sideOfInvoice,
  type InvoiceSide,
} from '@husvaer/domain/portal/invoices';

import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { FileList, useDownload } from '../../files/public.tsx';
import { NewAccount } from '../../invoices/public.tsx';
import { Answered } from './answered.tsx';
import { Explained } from './explained.tsx';
import type { Invoice } from './invoice.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { Invoices, type InvoicesQuery } from './invoices.graphql.ts';
import { LandlordCreditForm } from './landlord-credit-form.tsx';
import { LandlordInvoiceForm } from './landlord-invoice-form.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { useModalQuery } from './use-modal-query.ts';

interface AllInvoicesProps extends ModalProps {
  lease: { _id: string; side: LeaseSide; mayWrite: boolean };
  /** Whose invoices: the tenants' or the landlord's. */
  of: InvoiceSide;
}

/** The dialog over the list, and its invoice. */
interface Over {
  what: 'attachments' | 'explained';
  invoice: Invoice;
}
type OnOver = (over: Over) => void;

/** All invoices of a lease to one side, the latest month first, with their files and explanations. */
export function AllInvoices({ lease, of, ...modal }: AllInvoicesProps) {
  const { t } = useTranslation('modals');
  const [over, setOver] = useState<Over | null>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <Modal {...modal} title={t(`invoices.${of}`)} isBehind={isOver}>
        <ModalContent
          lease={lease}
          of={of}
          onOver={(wanted) => {
            setOver(wanted);
            setIsOver(true);
          }}
        />
      </Modal>
      <Modal
        opened={isOver}
        onClose={() => setIsOver(false)}
        title={
          over &&
          t(over.what === 'attachments' ? 'invoices.attachments' : 'explained.title', {
            serial: over.invoice.invoiceSerialId,
          })
        }
      >
        {over?.what === 'attachments' && <FileList files={over.invoice.attachments} />}
        {over?.what === 'explained' && <Explained invoiceId={over.invoice._id} />}
      </Modal>
    </>
  );
}

interface ModalContentProps {
  lease: AllInvoicesProps['lease'];
  of: InvoiceSide;
  onOver: OnOver;
}

function ModalContent({ lease, of, onOver }: ModalContentProps) {
  const { t } = useTranslation('modals');
  const query = useModalQuery(Invoices, { contractId: lease._id });
  const theirs = ({ getAllInvoiceForPartnerPublicSite: { data } }: InvoicesQuery) =>
    data.filter(({ kind }) => sideOfInvoice(kind) === of);
  const answered = (
    <Answered
      {...query}
      none={(data) => (theirs(data).length > 0 ? null : t(`invoices.none.${of}`))}
    >
      {(data) => (
        <InvoiceList
          invoices={theirs(data)}
          side={lease.side}
          mayWrite={lease.mayWrite}
          onOver={onOver}
          onDone={query.reload}
        />
      )}
    </Answered>
  );
  if (of === 'tenant' || !lease.mayWrite) return answered;
  return (
    <Stack>
      <NewLandlordInvoice contractId={lease._id} onDone={query.reload} />
      {answered}
    </Stack>
  );
}

/** A button for invoicing the landlord, replaced by the form. */
function NewLandlordInvoice({ contractId, onDone }: { contractId: string; onDone: () => void }) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('to_landlord.open')}
        </Button>
      </div>
    );
  return (
    <LandlordInvoiceForm
      contractId={contractId}
      onCancel={() => setIsOpen(false)}
      onDone={() => {
        setIsOpen(false);
        notify(t('to_landlord.done'), 'good');
        onDone();
      }}
    />
  );
}

interface InvoiceListProps {
  invoices: readonly Invoice[];
  /** The reader's side. */
  side: LeaseSide;
  mayWrite: boolean;
  onOver: OnOver;
  onDone: () => void;
}

export function InvoiceList({ invoices, ...rest }: InvoiceListProps) {
  return (
    <ul className={classes.rows}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice._id} invoice={invoice} {...rest} />
      ))}
    </ul>
  );
}

type InvoiceRowProps = Omit<InvoiceListProps, 'invoices'> & { invoice: Invoice };

function InvoiceRow({ invoice, side, mayWrite, onOver, onDone }: InvoiceRowProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const download = useDownload();
  const { kind, invoiceMonth, amountDue, overpaid, fileId, accountChange } = invoice;
  const number = t('invoices.number', { serial: invoice.invoiceSerialId });
  const month = kind === 'rent' && invoiceMonth ? format.month(invoiceMonth) : '';
  const others = invoice.attachments.filter(({ _id }) => _id !== fileId);
  const facts = [
    [t('invoices.due'), format.day(invoice.dueDate)],
    [t('invoices.left'), amountDue > 0 && format.amount(amountDue)],
    [t('invoices.surplus'), overpaid > 0 && format.amount(overpaid)],
  ] as const;
  return (
    <li>
      <div className={classes.head}>
        <span className={classes.what}>
          <strong>{[t(`invoices.kinds.${kind}`), month].filter(Boolean).join(', ')}</strong>
          <InvoiceBadge status={invoice.status} />
        </span>
        <strong>{format.amount(invoice.invoiceTotal)}</strong>
      </div>
      <dl className={classes.about}>
        <div>
          <dt>{number}</dt>
        </div>
        {facts.map(
          ([name, value]) =>
            value !== false && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {accountChange && (
        <NewAccount
          account={invoice.accountNumber}
          change={accountChange}
          isToLandlord={kind === 'landlord'}
        />
      )}
      <div className={classes.actions}>
        {fileId ? (
          <Button
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden />}
            aria-label={`${t('invoices.open')}, ${number}`}
            onClick={() => void download(fileId)}
          >
            {t('invoices.open')}
          </Button>
        ) : (
          <span className="quiet">{t('invoices.no_file')}</span>
        )}
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={`${t('invoices.explain')} ${number}`}
          onClick={() => onOver({ what: 'explained', invoice })}
        >
          {t('invoices.explain')}
        </Button>
      </div>
      <InvoiceActions invoice={invoice} side={side} mayWrite={mayWrite} onDone={onDone} />
      {mayWrite && isCreditable(invoice) && <CreditLandlord invoice={invoice} onDone={onDone} />}
      {others.length > 0 && (
        <FileList
          files={others}
          first={ATTACHMENTS_SHOWN}
          onMore={() => onOver({ what: 'attachments', invoice })}
        />
      )}
    </li>
  );
}

/** The status of an invoice. A tooltip, also on touch and focus, shows what an overpayment is used for. */
export function InvoiceBadge({ status }: Pick<Invoice, 'status'>) {
  const { t } = useTranslation('modals');
  const word = t(`invoices.statuses.${status}`);
  const badge = <Badge colour={colourInLease(status)}>{word}</Badge>;
  if (status !== 'over_paid') return badge;
  return (
    <Tooltip
      label={t('invoices.moves')}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      w={240}
    >
      <UnstyledButton className={classes.help} aria-label={`${word}. ${t('invoices.moves')}`}>
        {badge}
      </UnstyledButton>
    </Tooltip>
  );
}

/** Whether an invoice to the landlord can still be credited; a final settlement is reversed by a payout. */
const isCreditable = ({ kind, isFinalSettlement, invoiceTotal, credited }: Invoice): boolean =>
  kind === 'landlord' && !isFinalSettlement && credited < invoiceTotal;

function CreditLandlord({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const number = t('invoices.number', { serial: invoice.invoiceSerialId });
  if (!isOpen)
    return (
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-label={`${t('to_landlord.credit')}, ${number}`}
          onClick={() => setIsOpen(true)}
        >
          {t('to_landlord.credit')}
        </Button>
      </div>
    );
  return (
    <LandlordCreditForm
      invoice={invoice}
      onCancel={() => setIsOpen(false)}
      onDone={() => {
        setIsOpen(false);
        notify(t('to_landlord.credited'), 'good');
        onDone();
      }}
    />
  );
}
