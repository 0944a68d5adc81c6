import { Alert, Button, Skeleton, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  redirect,
  useLocation,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { isLanguage, LANGUAGES, LOCALE, type Language } from '../../../platform/language.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { SendLeaseDialog } from '../papers/send-lease-dialog.tsx';
import { LeaseContradictions } from '../../leases/contradictions/public.tsx';
import { isOutForSigning, isWritable, leasesGuard, useRoot } from '../../leases/public.tsx';
import { ContractText } from './contract-text.tsx';
import { LeasePreview, type LeasePreviewQuery } from './lease-preview.graphql.ts';
import { ChooseContract, OwnContract } from './own-contract.tsx';
import classes from './preview.module.css';

export const handle = { namespaces: ['leases', 'files', 'lease_documents'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

/** The query parameter for the language of the contract. */
const PARAM = 'language';

interface PageData {
  texts: Record<Language, LeasePreviewQuery['getLeasePreview']>;
  lease: LeasePreviewQuery['getSingleLeaseForPublicSite'];
  tenants: string[];
  /** Whether the viewer may still change and send it; else it is shown for signing. */
  isDraft: boolean;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  const api = args.context.get(apiContext);
  const id = args.params['id'] ?? '';
  try {
    const [en, no] = await Promise.all(
      LANGUAGES.map((language) => api(LeasePreview, { id, language })),
    );
    const { getSingleLeaseForPublicSite: lease, getLeaseTenants } = en!;
    const isDraft = isWritable(args, lease);
    if (!isDraft && !isOutForSigning(args, lease))
      throw redirect(new URL(args.request.url).pathname.replace(/\/preview$/, ''));
    const { mainTenant, coTenants } = getLeaseTenants.data;
    return {
      texts: { en: en!.getLeasePreview, no: no!.getLeasePreview },
      lease,
      isDraft,
      tenants: [...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }) => user.name),
    };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  // Both languages are loaded: switching needs no request.
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSame && defaultShouldRevalidate;
}

export function HydrateFallback() {
  const { t } = useTranslation('lease_documents');
  return (
    <div className={classes.page}>
      <Head title={t('preview.title_alone')} />
      <Skeleton height={640} radius="lg" role="status" aria-label={t('preview.loading')} />
    </div>
  );
}

/** The contract as it would be signed, and the button that sends it to the signers. */
export default function PreviewPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('lease_documents');
  const { texts, lease, tenants, isDraft } = loaderData;
  const own = useLanguage();
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get(PARAM);
  const language = isLanguage(wanted) ? wanted : own;
  const [isSending, setIsSending] = useState(false);
  const path = `${useRoot()}/${lease._id}`;
  return (
    <div className={classes.page}>
      <Head title={t('preview.title', { title: lease.property.name })} isDraft={isDraft} />
      {lease.isTermTooShort && (
        <Alert role="note" variant="light" mb="lg">
          {t('preview.too_short')}
        </Alert>
      )}
      {isDraft && <LeaseContradictions lease={lease} />}
      {isDraft && <ChooseContract lease={lease} />}
      <Tabs label={t('preview.languages')} className={classes.tabs}>
        {LANGUAGES.map((one) => (
          <Link
            key={one}
            to={`${pathname}?${PARAM}=${one}`}
            replace
            preventScrollReset
            lang={LOCALE[one]}
            aria-current={one === language ? 'page' : undefined}
          >
            {one === 'no' ? 'Norsk' : 'English'}
          </Link>
        ))}
      </Tabs>
      <ContractText contract={texts[language]} language={language} />
      {lease.ownContract && <OwnContract contract={lease.ownContract} />}
      {isDraft && (
        <div className={classes.actions}>
          <Button component={Link} to={`${path}/edit`} variant="default" size="md">
            {t('actions.edit')}
          </Button>
          <Button size="md" aria-haspopup="dialog" onClick={() => setIsSending(true)}>
            {t('actions.send')}
          </Button>
          <p className="quiet">{t('preview.later')}</p>
        </div>
      )}
      <SendLeaseDialog
        opened={isSending}
        lease={lease}
        tenants={tenants}
        onClose={() => setIsSending(false)}
      />
    </div>
  );
}

function Head({ title, isDraft = true }: { title: string; isDraft?: boolean }) {
  const { t } = useTranslation('lease_documents');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const root = useRoot();
  return (
    <>
      <PageHead title={title} description={t('preview.text')} path={pathname} noindex />
      <BackLink to={`${root}/${id}`}>{t('preview.back')}</BackLink>
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{t(isDraft ? 'preview.text' : 'preview.information')}</p>
    </>
  );
}
