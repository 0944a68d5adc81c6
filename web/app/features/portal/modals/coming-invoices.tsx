import { Button, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { Answered } from './answered.tsx';
import { ChargesForm } from './charges-form.tsx';
import { ComingForm } from './coming-form.tsx';
import { ComingInvoices as ComingCall, type ComingInvoicesQuery } from './coming.graphql.ts';
import type { Coming, ComingOf } from './coming.ts';
import { DueDayForm } from './due-day-form.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { useModalQuery } from './use-modal-query.ts';

/** The coming invoices, and the actions for each before it is sent. */
export function ComingInvoices({ lease, ...modal }: ModalProps & { lease: ComingOf }) {
  const { t } = useTranslation('modals');
  return (
    <Modal {...modal} title={t('coming.title')}>
      <ModalContent lease={lease} />
    </Modal>
  );
}

function ModalContent({ lease }: { lease: ComingOf }) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const query = useModalQuery(ComingCall, { contractId: lease._id });
  return (
    <Answered
      {...query}
      none={({ getComingInvoices }) => (getComingInvoices.length > 0 ? null : t('coming.none'))}
    >
      {(data) => (
        <ComingList
          lease={lease}
          data={data}
          onDone={() => {
            notify(t('coming.done'), 'good');
            query.reload();
            void revalidate();
          }}
        />
      )}
    </Answered>
  );
}

interface ComingListProps {
  lease: ComingOf;
  data: ComingInvoicesQuery;
  onDone: () => void;
}

/** The open form: for one month's invoice, or for the lease from a month on. */
type Changing = { month: string } | 'due_day' | 'charges' | null;

export function ComingList({ lease, data, onDone }: ComingListProps) {
  const { t } = useTranslation('modals');
  const [changing, setChanging] = useState<Changing>(null);
  const { getComingInvoices: all, getLeaseCharges: charges } = data;
  const ending = {
    onCancel: () => setChanging(null),
    onDone: () => {
      setChanging(null);
      onDone();
    },
  };
  const months = all.map(({ month }) => month);
  return (
    <Stack>
      <p className="quiet">{t(lease.mayWrite ? 'coming.text_writer' : 'coming.text')}</p>
      <ul className={classes.rows}>
        {all.map((coming) => (
          <ComingRow
            key={coming.month}
            coming={coming}
            onChange={lease.mayWrite ? () => setChanging({ month: coming.month }) : null}
          >
            {typeof changing === 'object' && changing?.month === coming.month && (
              <ComingForm contractId={lease._id} coming={coming} {...ending} />
            )}
          </ComingRow>
        ))}
      </ul>
      {lease.mayWrite && (
        <section aria-labelledby="coming-lease" className={classes.below}>
          <h3 id="coming-lease">{t('coming.lease')}</h3>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setChanging('due_day')}>
              {t('due_day.open')}
            </Button>
            {lease.useCosts.length > 0 && (
              <Button variant="default" onClick={() => setChanging('charges')}>
                {t('charges.open')}
              </Button>
            )}
          </div>
          {changing === 'due_day' && <DueDayForm lease={lease} months={months} {...ending} />}
          {changing === 'charges' && (
            <ChargesForm lease={lease} months={months} charges={charges} {...ending} />
          )}
        </section>
      )}
    </Stack>
  );
}

interface ComingRowProps {
  coming: Coming;
  /** Null for users who may only read. */
  onChange: (() => void) | null;
  children: ReactNode;
}

function ComingRow({ coming, onChange, children }: ComingRowProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { month, dueDate, dueDateByLease, sentOn, total, singleLines } = coming;
  const facts = [
    [t('coming.due'), format.day(dueDate)],
    [t('coming.by_lease'), dueDate !== dueDateByLease && format.day(dueDateByLease)],
    [t('coming.sent'), format.day(sentOn)],
    ...singleLines.map(({ kind, name, amount }) => [
      kind === 'discount' ? t('coming.discount_of', { name }) : name,
      format.amount(kind === 'discount' ? -amount : amount),
    ]),
  ] as const;
  return (
    <li>
      <div className={classes.head}>
        <strong>{format.month(month)}</strong>
        <strong>{format.amount(total)}</strong>
      </div>
      <dl className={classes.about}>
        {facts.map(
          ([name, value]) =>
            value !== false && (
              <div key={String(name)}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children ||
        (onChange && (
          <div className={classes.actions}>
            <Button
              variant="default"
              aria-label={t('coming.change_of', { month: format.month(month) })}
              onClick={onChange}
            >
              {t('coming.change')}
            </Button>
          </div>
        ))}
    </li>
  );
}
