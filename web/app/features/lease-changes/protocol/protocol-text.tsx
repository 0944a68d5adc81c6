import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { FileList } from '../../files/public.tsx';
import { Facts } from '../../../ui/facts.tsx';
import page from '../../../ui/form-page.module.css';
import type { Lease, Protocol } from './answers.ts';
import classes from './protocol.module.css';

/** The content of a protocol. */
export function ProtocolText({ lease, protocol }: { lease: Lease; protocol: Protocol }) {
  const { t } = useTranslation('protocol');
  const format = useFormat();
  const { takenOn, meters, keys, rooms, note, deposit } = protocol;
  const whole = lease.securityAmount ?? 0;
  return (
    <div className={page.form}>
      <p className={classes.taken}>
        {t('taken_on')}: <strong>{format.date(takenOn)}</strong>
      </p>
      {meters.length > 0 && (
        <Part title={t('meters.title')}>
          <dl className={classes.lines}>
            {meters.map(({ meter, number, reading }, index) => (
              <div key={index}>
                <dt>
                  {t(`meters.kinds.${meter}`)}
                  {number && ` · ${t('meters.number_short', { number })}`}
                </dt>
                <dd>{reading}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {keys.length > 0 && (
        <Part title={t('keys.title')}>
          <dl className={classes.lines}>
            {keys.map(({ name, count }, index) => (
              <div key={index}>
                <dt>{name}</dt>
                <dd>{t('keys.pieces', { count })}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={t('rooms.title')}>
        <ul className={classes.rows}>
          {rooms.map((room, index) => (
            <li key={index} className={classes.room}>
              <h3>{room.name}</h3>
              <p>
                {t('rooms.condition')}: {t(`rooms.conditions.${room.condition}`).toLowerCase()}
              </p>
              {room.note && <p className={classes.note}>{room.note}</p>}
              {room.photos.length > 0 && <FileList files={room.photos} />}
            </li>
          ))}
        </ul>
      </Part>
      {note && (
        <Part title={t('note.title')}>
          <p className={classes.note}>{note}</p>
        </Part>
      )}
      {deposit && (
        <Part title={t('deposit.title')}>
          <Facts
            facts={[
              [t('deposit.whole'), format.amount(whole)],
              [t('deposit.to_tenant'), format.amount(whole - deposit.toLandlord)],
              [t('deposit.to_landlord'), format.amount(deposit.toLandlord)],
            ]}
          />
          {deposit.reason && <p className={classes.note}>{deposit.reason}</p>}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
