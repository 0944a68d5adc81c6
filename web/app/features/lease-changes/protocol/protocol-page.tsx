import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  data,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { PROTOCOL_KINDS, type ProtocolKind } from '@husvaer/domain/leases/protocol';

import { apiContext, asPageError, type PageError } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.ts';
import { LastEnd, LeaseLine } from '../../leases/detail/public.tsx';
import { leasesGuard, partnerIdOf, useRoot } from '../../leases/public.tsx';
import { FormFallback, FormHead } from '../../lease-documents/form/public.tsx';
import type { Lease, Protocol } from './answers.ts';
import { LeaseProtocols } from './lease-protocols.graphql.ts';
import { ProtocolForm } from './protocol-form.tsx';
import page from '../../../ui/form-page.module.css';
import classes from './protocol.module.css';
import { isSentOrSigned, ProtocolState } from './protocol-state.tsx';
import { ProtocolText } from './protocol-text.tsx';

export const handle = {
  namespaces: [
    'protocol',
    'leases',
    'lease_form',
    'files',
    'accounts',
    'lease_changes',
    'lease_documents',
  ],
};

export function loader(args: LoaderFunctionArgs): null {
  kindIn(args);
  return leasesGuard(args);
}

interface PageData {
  lease: Lease;
  protocols: Protocol[];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  kindIn(args);
  leasesGuard(args);
  const id = args.params['id'] ?? '';
  try {
    const { getSingleLeaseForPublicSite: lease, getLeaseProtocols: protocols } =
      await args.context.get(apiContext)(LeaseProtocols, { id });
    if ((lease.partner?._id ?? null) !== partnerIdOf(args)) throw notFound();
    return { lease, protocols };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FormFallback {...useHead()} />;
}

/** A move-in or move-out protocol: written by the landlord's side, read by all parties. */
export default function ProtocolPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('protocol');
  const { lease, protocols } = loaderData;
  const me = useSession()?.id;
  const kind = useKind();
  const protocol = protocols.find((one) => one.kind === kind) ?? null;
  const paper = lease.papers.find((one) => one.kind === kind) ?? null;
  const begun = protocols.find((one) => one.kind === 'move_in' && one.signedAt !== null) ?? null;
  const { signers } = lease;
  const isBinding = signers.length > 0 && signers.every(({ signedAt }) => signedAt !== null);
  const writes = lease.mayWrite || lease.landlord?._id === me;
  const head = useHead(lease);
  if (!isBinding) return <Page {...head}>{<p role="status">{t('nothing.not_signed')}</p>}</Page>;
  const isClosed = isSentOrSigned(paper) || (protocol !== null && protocol.signedAt !== null);
  return (
    <Page {...head}>
      {writes && !isClosed ? (
        <>
          {paper && <LastEnd end={paper.end} />}
          <ProtocolForm
            key={kind}
            lease={lease}
            kind={kind}
            protocol={protocol}
            before={kind === 'move_out' ? begun : null}
          />
        </>
      ) : protocol ? (
        <>
          <ProtocolState
            protocol={protocol}
            paper={paper}
            sentBy={lease.mayWrite ? { leaseId: lease._id } : undefined}
          />
          <ProtocolText lease={lease} protocol={protocol} />
        </>
      ) : (
        <p role="status">{t('nothing.not_written')}</p>
      )}
      <LeaseLine leaseId={lease._id} />
    </Page>
  );
}

type Head = Parameters<typeof FormHead>[0];

function Page({ children, ...head }: Head & { children: ReactNode }) {
  return (
    <div className={`${page.page} ${classes.page}`}>
      <FormHead {...head} />
      {children}
    </div>
  );
}

function useHead(lease?: Lease): Head {
  const { t } = useTranslation('protocol');
  const { id = '' } = useParams();
  const kind = useKind();
  return {
    title: lease ? t(`title.${kind}`, { title: lease.property.name }) : t(`title_alone.${kind}`),
    text: t(`text.${kind}`),
    back: { to: `${useRoot()}/${id}`, label: t('back') },
  };
}

const isKind = (word: string | undefined): word is ProtocolKind =>
  PROTOCOL_KINDS.some((kind) => kind === word);

/** The kind in the URL: the loaders refuse any other. */
const useKind = () => useParams()['kind'] as ProtocolKind;

function kindIn({ params }: LoaderFunctionArgs | ClientLoaderFunctionArgs): void {
  if (!isKind(params['kind'])) throw notFound();
}

const notFound = () => data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
