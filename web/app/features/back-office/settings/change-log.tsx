import { useTranslation } from 'react-i18next';

import type { LateRentStep } from '@husvaer/domain/invoices/enums';

import { useFormat } from '../../../platform/format.ts';
import { useMoneyFormat } from '../../ledger/public.tsx';
import { differences, type Difference } from './differences.ts';
import type { MoneySettingsQuery } from './money-settings.graphql.ts';
import classes from './settings.module.css';

type Change = MoneySettingsQuery['getSettingChanges'][number];

interface ChangeLogProps {
  changes: readonly Change[];
  /** The agents whose names are known. */
  agents: readonly { _id: string; name: string }[];
}

/** The paths of amounts, which are stored in øre, as text. */
const OF_ORE: readonly string[] = [
  'minimum',
  'dayLimit',
  'recipientLimit',
  'remainderLimit',
  'aloneLimit',
];
/** The paths of days. */
const OF_DAY: readonly string[] = ['countsOn', 'endsOn', 'until'];

/** Who changed which setting, and when: the latest first. */
export function ChangeLog({ changes, agents }: ChangeLogProps) {
  const { t } = useTranslation('back_office');
  const { moment } = useMoneyFormat();
  const whatOf = (what: string) => {
    const keys = [`log.what.${what}`, 'log.what.other'];
    return t(keys as unknown as 'log.what.other');
  };
  return (
    <section className={classes.log} aria-labelledby="change-log">
      <h2 id="change-log">{t('log.title')}</h2>
      {changes.length === 0 && <p className="quiet">{t('log.none')}</p>}
      <ol>
        {changes.map(({ _id, at, byName, what, was, became }) => (
          <li key={_id}>
            <p>
              <strong>{whatOf(what)}</strong>{' '}
              <span className="quiet">
                {moment(at)} · {byName ?? t('log.operator')}
              </span>
            </p>
            <ul>
              {differences(was, became).map((difference) => (
                <Line key={difference.path} {...difference} agents={agents} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ path, was, became, agents }: Difference & Pick<ChangeLogProps, 'agents'>) {
  const { t } = useTranslation(['back_office', 'arrears', 'ledger']);
  const format = useFormat();
  const { account } = useMoneyFormat();
  const [, step, part] = /^steps\.(\w+)\.(\w+)$/.exec(path) ?? [];
  const keys = [`log.fields.${path.replaceAll('.', '_')}`, 'log.fields.other'];
  const name = step
    ? `${t(`arrears:settings.steps.${step as LateRentStep}`)}, ${t(
        part === 'isOn' ? 'log.fields.isOn' : 'log.fields.days',
      )}`
    : t(keys as unknown as 'log.fields.other', { path });
  function formatValue(value: Difference['was']): string {
    if (value === null || value === '') return t('ledger:none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (OF_ORE.includes(path)) return format.amount(Number(value) / 100);
    if (OF_DAY.includes(path)) return format.day(String(value));
    if (path === 'kidSource') return value === 'ocr' ? 'OCR giro' : String(value);
    if (path === 'clientAccount') return account(String(value));
    if (path === 'approverIds')
      return String(value)
        .split(', ')
        .map((id) => agents.find(({ _id }) => _id === id)?.name ?? t('ledger:somebody'))
        .join(', ');
    const [, type, hundredths] = /^(percent|fixed) (\d+)$/.exec(String(value)) ?? [];
    if (type === 'percent')
      return t('log.percent', { percent: format.number(Number(hundredths) / 100) });
    if (type === 'fixed') return format.amount(Number(hundredths) / 100);
    if (path === 'layout.parts')
      return String(value).replaceAll(/lease|invoice|fixed/g, (part) =>
        t(`log.parts.${part as 'lease' | 'invoice' | 'fixed'}`),
      );
    return String(value);
  }
  return (
    <li>
      <span className="quiet">{name}:</span>{' '}
      {was === null
        ? formatValue(became)
        : t('log.change', { was: formatValue(was), became: formatValue(became) })}
    </li>
  );
}
