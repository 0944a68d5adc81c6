import { Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { partnerIn } from '../partner-in.ts';
import classes from '../invitations-page.module.css';
import { PartnerStaff, type PartnerStaffQuery } from './partner-staff.graphql.ts';
import { PresentationForm } from './presentation-form.tsx';

export const handle = { namespaces: ['accounts', 'partners'] };

export function loader(args: LoaderFunctionArgs) {
  partnerIn(args.context);
  return loggedInOnly(args);
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const partnerId = partnerIn(args.context);
  loggedInOnly(args);
  try {
    return await args.context.get(apiContext)(PartnerStaff, { partnerId });
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
      <Stack role="status" aria-label={t('presentation.loading')}>
        {[160, 160, 68, 68].map((height, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Stack>
    </div>
  );
}

/** The page where agents edit the presentation of their agency. */
export default function PresentationPage({
  loaderData: { getPartnerPresentation: presentation, getPartnerStaff: staff },
}: {
  loaderData: PartnerStaffQuery;
}) {
  return (
    <div className={classes.page}>
      <Head />
      <PresentationForm presentation={presentation} staff={staff} />
    </div>
  );
}

function Head() {
  const { t } = useTranslation('partners');
  const title = t('presentation.title');
  const text = t('presentation.text');
  return (
    <>
      <PageHead title={title} description={text} path="/presentation" noindex />
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{text}</p>
    </>
  );
}
