import { Title } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { Signing } from './signing.ts';
import classes from './signing.module.css';
import { useFormat } from '../../platform/format.ts';

const ROLES = ['tenant', 'landlord', 'agent'] as const;

/** The signers in their order, and who has signed. */
export function SignerOrder({ signing: { signers } }: { signing: Signing }) {
  const { t } = useTranslation('signing');
  const { date: day } = useFormat();
  return (
    <section>
      <Title order={2}>{t('order.title')}</Title>
      <ol className={classes.signers}>
        {signers.map(({ _id, name, role, isMe, isTurn, signedAt, declinedAt }) => {
          const Mark = signedAt ? IconCheck : declinedAt ? IconX : IconClock;
          const known = ROLES.find((one) => one === role);
          return (
            <li key={_id} data-signed={signedAt !== null || undefined}>
              <Mark size={18} aria-hidden />
              <span>
                <strong>{name}</strong> {isMe && <span className="quiet">{t('order.you')}</span>}
                <span className={classes.role}>
                  {[
                    known && t(`roles.${known}`),
                    signedAt
                      ? t('order.signed', { date: day(signedAt) })
                      : declinedAt
                        ? t('order.declined', { date: day(declinedAt) })
                        : isTurn && t('order.turn'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
