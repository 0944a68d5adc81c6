import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import facts from '../../../ui/facts.module.css';
import classes from './details.module.css';
import type { Payout } from './payout.ts';

/** The lines of a payout, and their sum. */
export function PayoutLines({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payouts');
  const format = useFormat();
  const { metaInfo: lines, amount, status, vatNumber } = payout;
  const aboutOf = ({ serialId, payoutId, ...line }: Payout['metaInfo'][number]) =>
    [
      line.invoiceMonth && format.month(line.invoiceMonth),
      serialId !== null && t(payoutId ? 'details.payout' : 'details.invoice', { serial: serialId }),
      ...line.addonsInfo.map((addon) => `${addon.name} ${format.amount(addon.amount)}`),
      line.correctionsInfo,
      line.vatAmount !== 0 &&
        t('details.vat_of', { amount: format.amount(Math.abs(line.vatAmount)) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section aria-labelledby="payout-lines" className={classes.part}>
      <h3 id="payout-lines">{t('details.how')}</h3>
      {status === 'estimated' && <p className="quiet">{t('details.how_expected')}</p>}
      {lines.length === 0 ? (
        <p className="quiet">{t('details.nothing')}</p>
      ) : (
        <dl className={`${facts.facts} ${facts.lines}`}>
          {lines.map((line, index) => (
            <div key={index}>
              <dt>
                {t(`lines.${line.type}`)}
                <small>{aboutOf(line)}</small>
              </dt>
              <dd>{format.amount(line.amount)}</dd>
            </div>
          ))}
          <div className={facts.sum}>
            <dt>{t('details.sum')}</dt>
            <dd>{format.amount(amount)}</dd>
          </div>
        </dl>
      )}
      {payout.awaitsBrokeringConsent && <p className="quiet">{t('details.without_brokering')}</p>}
      {vatNumber !== null && <p className="quiet">{t('details.vat', { number: vatNumber })}</p>}
    </section>
  );
}
