import { Anchor, Button, Title } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { writtenPhone } from '@husvaer/domain/accounts/written-phone';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { useSession } from '../../../platform/session.ts';
import { siteContext } from '../../../platform/site.ts';
import column from '../../../ui/column-page.module.css';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import {
  PartnerPresentation,
  type PartnerPresentationQuery,
} from './partner-presentation.graphql.ts';
import classes from './presentation.module.css';

export type Presented = NonNullable<PartnerPresentationQuery['getPartnerPresentation']>;

/** The presentation of the agency that owns this site. Null when it is empty, and on the public site. */
export async function loadPresentation({
  context,
}: LoaderFunctionArgs | ClientLoaderFunctionArgs): Promise<Presented | null> {
  const partnerId = context.get(siteContext).partner?.partnerId;
  if (!partnerId) return null;
  try {
    const { getPartnerPresentation: presentation } = await context.get(apiContext)(
      PartnerPresentation,
      {
        partnerId,
      },
    );
    return presentation &&
      (presentation.aboutNo || presentation.aboutEn || presentation.people.length > 0)
      ? presentation
      : null;
  } catch (error) {
    throw asPageError(error);
  }
}

/** An agency's own page about itself: what it does, how to reach it, and its people. */
export function Presentation({ name, presentation }: { name: string; presentation: Presented }) {
  const { t } = useTranslation('partners');
  const about = useAbout(presentation);
  const isAgent = useSession()?.siteRoles.includes('agent') ?? false;
  return (
    <div className={column.page}>
      <PageHead
        title={t('about.title', { name })}
        description={about?.text.slice(0, 150) ?? t('about.title', { name })}
        path="/about-us"
      />
      <div className={classes.columns}>
        <div>
          <Title order={1}>{t('about.title', { name })}</Title>
          {about && (
            <p className={classes.about} lang={about.lang}>
              {about.text}
            </p>
          )}
          <div className={classes.actions}>
            <Button component={Link} to="/find-home" size="md">
              {t('about.homes')}
            </Button>
            {isAgent && (
              <Button component={Link} to="/presentation" size="md" variant="default">
                {t('about.edit')}
              </Button>
            )}
          </div>
        </div>
        <Reach {...presentation} address={presentation.streetAddress} />
      </div>
      {presentation.people.length > 0 && (
        <section className={classes.people}>
          <Title order={2}>{t('about.people')}</Title>
          <ul>
            {presentation.people.map((person) => (
              <li key={person._id}>
                <PersonAvatar name={person.name} avatar={person.avatar ?? null} />
                <div>
                  <strong>{person.name}</strong>
                  {person.title && <span className="quiet">{person.title}</span>}
                  <Reach {...person} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The text in the page's language, or else in the language it is written in. */
function useAbout({ aboutNo, aboutEn }: Presented) {
  const language = useLanguage();
  const texts = { no: aboutNo, en: aboutEn };
  const written = [language, 'no' as const, 'en' as const].find((one) => texts[one]);
  const text = written && texts[written];
  return text ? { text, lang: LOCALE[written] } : null;
}

interface ReachProps {
  phoneNumber?: string | null;
  email?: string | null;
  address?: string | null;
}

function Reach({ phoneNumber, email, address }: ReachProps) {
  if (!phoneNumber && !email && !address) return null;
  return (
    <ul className={classes.reach}>
      {phoneNumber && (
        <Way icon={<IconPhone size={18} aria-hidden />}>
          <Anchor href={`tel:${phoneNumber}`} inherit>
            {writtenPhone(phoneNumber)}
          </Anchor>
        </Way>
      )}
      {email && (
        <Way icon={<IconMail size={18} aria-hidden />}>
          <Anchor href={`mailto:${email}`} inherit>
            {email}
          </Anchor>
        </Way>
      )}
      {address && <Way icon={<IconMapPin size={18} aria-hidden />}>{address}</Way>}
    </ul>
  );
}

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon} <span>{children}</span>
  </li>
);
