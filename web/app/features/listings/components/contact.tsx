import { Anchor } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { useFormat } from '../../../platform/format.ts';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import type { Listing } from '../listing.ts';
import classes from './contact.module.css';

/** The contact person of a home. Unknown facts are left out. */
export function Contact({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const answers = useAnswers();
  const { contactPerson, partner } = listing;
  if (!contactPerson && !partner) return null;
  return (
    <div className={classes.contact}>
      {contactPerson && (
        <div className={classes.person}>
          <PersonAvatar name={contactPerson.name} avatar={contactPerson.avatar ?? null} />
          <div>
            <span className="quiet">{t('page.contact')}</span>
            <strong>{contactPerson.name}</strong>
            {contactPerson.hasConfirmedName && (
              <span className={classes.confirmed}>
                <IconShieldCheck size={16} aria-hidden /> {t('page.confirmed')}
              </span>
            )}
            {contactPerson.memberSince && (
              <span className="quiet">
                {t('page.member_since', { month: format.month(contactPerson.memberSince) })}
              </span>
            )}
            {contactPerson.answersWithinHours && (
              <span className="quiet">{answers(contactPerson.answersWithinHours)}</span>
            )}
          </div>
        </div>
      )}
      {partner && (
        <div className={classes.partner}>
          <span className="quiet">{t('page.let_by')}</span>
          {partner.logo ? (
            <img
              className="logo"
              src={partner.logo}
              alt={partner.name}
              height={28}
              loading="lazy"
            />
          ) : (
            <strong>{partner.name}</strong>
          )}
          {partner.phoneNumber && (
            <Anchor href={`tel:${partner.phoneNumber}`} inherit underline="always">
              {writtenPhone(partner.phoneNumber)}
            </Anchor>
          )}
        </div>
      )}
    </div>
  );
}

/** The response time: hours up to a day, then days. */
function useAnswers() {
  const { t } = useTranslation('listings');
  return (hours: number) =>
    hours > 24
      ? t('page.answers_days', { count: hours / 24 })
      : hours === 24
        ? t('page.answers_day')
        : t('page.answers_hours', { count: hours });
}
