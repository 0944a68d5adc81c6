import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { REPORT_REASONS } from '@husvaer/domain/listings/report';

import { useFormat } from '../../platform/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { DecideForm } from './decide-form.tsx';
import type { Report } from './report.ts';
import classes from './reports.module.css';
import { ReverseForm } from './reverse-form.tsx';

/** Returns the reason of a report, with the text of its form. */
function useReason() {
  const { t } = useTranslation('reports');
  return ({ kind }: Pick<Report, 'kind'>, reason: string): string => {
    const known = [...REPORT_REASONS, 'fraud', 'harassment', 'discrimination', 'spam'] as const;
    const knownReason = known.find((one) => one === reason);
    return knownReason ? t(`reasons.${knownReason}`) : `${kind}: ${reason}`;
  };
}

/**
 * A report: its subject, the reporter, the reason, earlier reports; and the decision, or the form for it.
 * Neither the card nor its form is a landmark, because two reports can have the same name.
 */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { moment } = useFormat();
  const reasonOf = useReason();
  const { _id, kind, listing, personName, messages, others, decision } = report;
  const title = listing?.title ?? personName ?? t('gone');
  return (
    <article className={classes.card} aria-labelledby={`report-${_id}`}>
      <h2 id={`report-${_id}`}>
        {listing ? <Link to={`/listing/${listing._id}`}>{title}</Link> : title}
      </h2>
      <p className="quiet">{t(`kinds.${kind}`)}</p>
      <Facts
        facts={[
          [t('why'), reasonOf(report, report.reason)],
          [t('text_of'), report.text],
          [t('by'), report.reporterName ?? t('visitor')],
          [t('at'), moment(report.createdAt)],
        ]}
      />
      {messages.length > 0 && (
        <>
          <h3>{t('messages')}</h3>
          <ul className={classes.messages}>
            {messages.map((message) => (
              <li key={message._id} data-theirs={message.isTheirs || undefined}>
                {message.isTheirs && <strong>{personName}: </strong>}
                {message.text}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('others', { count: others.length })}</h3>
          <ul className={classes.others}>
            {others.map((other) => (
              <li key={other._id}>
                {moment(other.createdAt)} · {reasonOf(report, other.reason)}
                {other.decision && ` · ${t(`outcomes.${other.decision.outcome}`)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {decision ? (
        <>
          <p className={classes.decision}>
            <strong>{t(`outcomes.${decision.outcome}`)}</strong> · {moment(decision.decidedAt)}
            <br />
            {decision.reason}
          </p>
          {decision.reversedAt && (
            <p className={classes.decision}>
              <strong>{t('reverse.reversed')}</strong> · {moment(decision.reversedAt)}
              <br />
              {decision.reversalReason}
            </p>
          )}
          {decision.outcome !== 'nothing' &&
            !decision.reversedAt &&
            (report.isDecidedByViewer ? (
              <p className="quiet">{t('reverse.own_decision')}</p>
            ) : (
              <ReverseForm decisionId={decision._id} title={title} />
            ))}
        </>
      ) : (
        <DecideForm report={report} />
      )}
    </article>
  );
}
