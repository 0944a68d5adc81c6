import { IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useTerms } from '../use-terms.ts';
import classes from './detail.module.css';
import type { Lease } from './lease.ts';

/** Who signs, in the order in which they do, and who has. */
export function SignerList({ signers }: { signers: Lease['signers'] }) {
  const { t } = useTranslation('leases');
  const { day } = useTerms();
  return (
    <ul className={classes.signers} aria-label={t('signing.signers')}>
      {signers.map(({ name, role, signedAt }, index) => (
        <li key={index} data-signed={signedAt !== null || undefined}>
          {signedAt === null ? (
            <IconClock size={18} aria-hidden />
          ) : (
            <IconCheck size={18} aria-hidden />
          )}
          <span>
            <strong>{name}</strong>
            <span className="quiet"> · {t(`roles.${role as 'tenant'}`)}</span>
          </span>
          <span className="quiet">
            {signedAt === null
              ? t('signing.not_signed')
              : t('signing.signed_on', { date: day(signedAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
