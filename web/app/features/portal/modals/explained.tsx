import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import facts from '../../../ui/facts.module.css';
import { Answered } from './answered.tsx';
import classes from './explained.module.css';
import { Explained as ExplainedCall, type ExplainedQuery } from './explained.graphql.ts';
import { useModalQuery } from './use-modal-query.ts';

/** The origin of each amount of an invoice, and what happened to it, to the krone. */
export function Explained({ invoiceId }: { invoiceId: string }) {
  const query = useModalQuery(ExplainedCall, { invoiceId });
  return (
    <Answered {...query} none={() => null}>
      {({ getInvoiceExplained }) => <Explanation of={getInvoiceExplained} />}
    </Answered>
  );
}

type ExplainedInvoice = ExplainedQuery['getInvoiceExplained'];

export function Explanation({ of }: { of: ExplainedInvoice }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  return (
    <>
      <section aria-labelledby="explained-how" className={classes.part}>
        <h3 id="explained-how">{t('explained.how')}</h3>
        <dl className={`${facts.facts} ${facts.lines}`}>
          {of.lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
          <div className={facts.sum}>
            <dt>{t('invoices.total')}</dt>
            <dd>{format.amount(of.invoiceTotal)}</dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="explained-since" className={classes.part}>
        <h3 id="explained-since">{t('explained.since')}</h3>
        <dl className={`${facts.facts} ${facts.lines}`}>
          {of.steps.map((step, index) => (
            <Step key={index} step={step} />
          ))}
          <div className={facts.sum}>
            <dt>{t('invoices.left')}</dt>
            <dd>{format.amount(of.amountDue)}</dd>
          </div>
        </dl>
      </section>
    </>
  );
}

/** A line of the invoice, and its calculation. */
function Line({ line }: { line: ExplainedInvoice['lines'][number] }) {
  const { t } = useTranslation(['modals', 'leases']);
  const format = useFormat();
  const { kind, cost, name, from, to, days, daysOfMonth, monthly, vat } = line;
  const isPart = days !== null && daysOfMonth !== null && days < daysOfMonth && monthly !== null;
  const about = [
    from && to && `${format.day(from)} – ${format.day(to)}`,
    isPart && t('explained.part', { count: days, of: daysOfMonth, amount: format.amount(monthly) }),
    vat !== 0 && t('explained.vat', { amount: format.amount(vat) }),
  ].filter(Boolean);
  return (
    <div>
      <dt>
        {kind === 'insurance_premium' || name === null ? t(`explained.kinds.${kind}`) : name}
        {kind === 'insurance_premium' && name !== null && `, ${name}`}
        {cost && ` ${t(`leases:use_costs.${cost}`)}`}
        <small>{about.join(' · ')}</small>
      </dt>
      <dd>{format.amount(line.amount)}</dd>
    </div>
  );
}

/** An event that changed the amount owed, and the balance after it. */
function Step({ step }: { step: ExplainedInvoice['steps'][number] }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { on, kind, amount, paymentAmount: whole, invoiceSerialId: serial } = step;
  const about = [
    on && format.day(on),
    serial !== null && t('invoices.number', { serial }),
    whole !== null && whole !== -amount && t('explained.of', { amount: format.amount(whole) }),
    t('explained.after', { amount: format.amount(step.remainder) }),
  ].filter(Boolean);
  return (
    <div>
      <dt>
        {t(`explained.steps.${kind}`)}
        <small>{about.join(' · ')}</small>
      </dt>
      <dd>{format.amount(amount)}</dd>
    </div>
  );
}
