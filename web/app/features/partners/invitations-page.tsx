import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../platform/api.ts';
import { loggedInOnly } from '../../platform/guard.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSite } from '../../platform/site.ts';
import { InvitationForm } from './components/invitation-form.tsx';
import { Invited } from './components/invited.tsx';
import { FindInvitations, type FindInvitationsQuery } from './find-invitations.graphql.ts';
import classes from './invitations-page.module.css';
import { partnerIn } from './partner-in.ts';

export const handle = { namespaces: ['accounts', 'partners'] };

export function loader(args: LoaderFunctionArgs) {
  partnerIn(args.context);
  return loggedInOnly(args);
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const partnerId = partnerIn(args.context);
  loggedInOnly(args);
  try {
    const { getInvitations } = await args.context.get(apiContext)(FindInvitations, { partnerId });
    return getInvitations;
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('partners');
  return (
    <div className={classes.page}>
      <Head />
      <Stack role="status" aria-label={t('invitations.loading')}>
        {[68, 68, 96].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}

/** The page where an agent invites the partner's tenants and landlords. */
export default function InvitationsPage({
  loaderData: invitations,
}: {
  loaderData: FindInvitationsQuery['getInvitations'];
}) {
  return (
    <div className={classes.page}>
      <Head />
      <InvitationForm />
      <Invited invitations={invitations} />
    </div>
  );
}

function Head() {
  const { t } = useTranslation('partners');
  const { partner } = useSite();
  const title = t('invitations.title');
  const text = t('invitations.text', { partner: partner?.name ?? '' });
  return (
    <>
      <PageHead title={title} description={text} path="/invitations" noindex />
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{text}</p>
    </>
  );
}
