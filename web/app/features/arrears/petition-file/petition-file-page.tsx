import { Alert, Button, Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Table } from '../../../ui/table.tsx';
import { useDownload } from '../../files/public.tsx';
import { leasesGuard, useRoot } from '../../leases/public.tsx';
import { useClaimName } from '../claims/public.tsx';
import classes from './petition-file.module.css';
import { PetitionFile, type PetitionFileQuery } from './petition-file.graphql.ts';

export const handle = { namespaces: ['petition', 'claims', 'files'] };

type File = PetitionFileQuery['getPetitionFile'];
type Replayed = File['claims'][number];
type Obstacle = File['refusals'][number];

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

export async function clientLoader(
  args: ClientLoaderFunctionArgs,
): Promise<{ leaseId: string; file: File }> {
  leasesGuard(args);
  const leaseId = args.params['id'] ?? '';
  try {
    const { getPetitionFile: file } = await args.context.get(apiContext)(PetitionFile, {
      id: leaseId,
    });
    return { leaseId, file };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('petition');
  const { id = '' } = useParams();
  return (
    <article className={classes.file}>
      <Head leaseId={id} />
      <Stack gap="lg" role="status" aria-label={t('file.loading')}>
        <Skeleton height={96} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </Stack>
    </article>
  );
}

/** All that a petition for eviction rests on, claim by claim, and what is missing. */
export default function PetitionFilePage({
  loaderData: { leaseId, file },
}: {
  loaderData: { leaseId: string; file: File };
}) {
  const { t } = useTranslation('petition');
  const format = useFormat();
  const { landlord, tenants } = file.petition;
  return (
    <article className={classes.file}>
      <Head leaseId={leaseId} />
      <Readiness file={file} />
      <Facts
        facts={[
          [t('file.everything', { day: format.date(file.today) }), format.amount(file.everything)],
          [t('landlord', landlord), <Party key="landlord" party={landlord} />],
          ...tenants.map(
            (tenant) =>
              [
                t('tenant', { name: tenant.name }),
                <Party key={tenant.email} party={tenant} />,
              ] as const,
          ),
          [t('file.consent'), t(file.acceptsEmailNotices ? 'file.consents' : 'file.no_consent')],
        ]}
      />
      {file.claims.map((one) => (
        <ReplayedClaim key={one.claim.invoiceId} replayed={one} />
      ))}
    </article>
  );
}

function Head({ leaseId }: { leaseId: string }) {
  const { t } = useTranslation('petition');
  const root = useRoot();
  return (
    <header>
      <PageHead
        title={t('file.title')}
        description={t('file.title')}
        path={`${root}/${leaseId}/petition`}
        noindex
      />
      <BackLink to={`${root}/${leaseId}`}>{t('file.lease')}</BackLink>
      <Title order={1}>{t('file.title')}</Title>
    </header>
  );
}

function Readiness({ file }: { file: File }) {
  const { t } = useTranslation('petition');
  return (
    <Alert color={file.isReady ? 'green' : 'red'} variant="light" role="status">
      <strong>{t(file.isReady ? 'file.ready' : 'file.not_ready')}</strong>
      <Obstacles obstacles={file.refusals} file={file} />
      {file.waits.length > 0 && (
        <>
          <p>{t('file.left_out')}</p>
          <Obstacles obstacles={file.waits} file={file} />
        </>
      )}
    </Alert>
  );
}

function Obstacles({ obstacles, file }: { obstacles: readonly Obstacle[]; file: File }) {
  const { t } = useTranslation('petition');
  const format = useFormat();
  const nameOf = useClaimName();
  const fieldOf = (field: string | null) => {
    const [part, index] = (field ?? '').split('.');
    if (part === 'tenants')
      return t('tenant', { name: file.petition.tenants[Number(index)]?.name ?? '' });
    return part === 'landlord' ? t('landlord', file.petition.landlord) : t('signed_on');
  };
  return (
    <ul>
      {obstacles.map(({ reason, invoiceId, from, field }) => {
        const claim = file.claims.find((one) => one.claim.invoiceId === invoiceId)?.claim;
        const why = t(`file.obstacles.${reason}`, {
          day: from ? format.date(from) : '',
          what: reason === 'missing_fact' ? fieldOf(field) : '',
        });
        return (
          <li key={`${reason} ${invoiceId} ${field}`}>
            {claim ? t('file.obstacle_of', { claim: nameOf(claim), why }) : why}
          </li>
        );
      })}
    </ul>
  );
}

function Party({ party }: { party: File['petition']['landlord'] }) {
  const { t } = useTranslation('petition');
  const format = useFormat();
  const { address, birthDate, orgNumber } = party;
  const known = [
    address,
    birthDate && t('file.born', { day: format.date(birthDate) }),
    orgNumber && t('file.org_number', { number: orgNumber }),
  ].filter(Boolean);
  return <>{known.length > 0 ? known.join(', ') : t('file.unknown')}</>;
}

function ReplayedClaim({ replayed }: { replayed: Replayed }) {
  const { t } = useTranslation(['petition', 'claims']);
  const format = useFormat();
  const nameOf = useClaimName();
  const { claim, charges, interestToday, notice } = replayed;
  const day = (iso: string | null) => iso && format.date(iso);
  const id = `claim-${claim.invoiceSerialId}`;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {nameOf(claim)}
      </Title>
      <Facts
        facts={[
          [t('file.stage'), t(`claims:stages.${claim.stage}`)],
          [t('file.due'), day(claim.dueDate)],
          [t('file.principal'), format.amount(claim.principal)],
          [t('file.fees'), format.amount(claim.fees)],
          [t('file.interest'), format.amount(claim.interest)],
          [t('file.amount'), format.amount(claim.amount)],
          [t('file.pay_by'), day(claim.payBy)],
          [t('file.petition_from'), day(claim.petitionFrom)],
          [t('file.petitioned'), day(claim.petitionedOn)],
        ]}
      />
      {charges.length > 0 && (
        <Table
          label={t('file.charges')}
          columns={[
            {
              head: t('file.charge'),
              show: ({ isFee, chargedOn }) =>
                t(isFee ? 'file.fee_of' : 'file.interest_of', { day: format.date(chargedOn) }),
            },
            {
              head: t('file.days'),
              show: ({ from, to }) => from && to && `${format.date(from)} – ${format.date(to)}`,
            },
            { head: t('file.sum'), isAmount: true, show: ({ amount }) => format.amount(amount) },
          ]}
          rows={charges}
          keyOf={({ isFee, chargedOn }) => `${isFee} ${chargedOn}`}
        />
      )}
      {interestToday.length > 0 && (
        <Table
          label={t('file.interest_today')}
          columns={[
            {
              head: t('file.days'),
              show: ({ from, to }) => `${format.date(from)} – ${format.date(to)}`,
            },
            { head: t('file.rate'), show: ({ rate }) => `${format.number(rate)} %` },
            { head: t('file.base'), isAmount: true, show: ({ base }) => format.amount(base) },
            {
              head: t('file.interest'),
              isAmount: true,
              show: ({ interest }) => format.amount(interest),
            },
          ]}
          rows={interestToday}
          keyOf={({ from, to, base }) => `${from} ${to} ${base}`}
        />
      )}
      {notice && <Notice notice={notice} />}
    </section>
  );
}

function Notice({ notice }: { notice: NonNullable<Replayed['notice']> }) {
  const { t } = useTranslation('petition');
  const format = useFormat();
  const download = useDownload();
  const { fileId, sentOn, sentAt, sentTo, posted } = notice;
  return (
    <>
      <Facts
        facts={[
          [t('file.notice'), sentAt ? format.moment(sentAt) : format.date(sentOn)],
          [t('file.sent_to'), sentTo.join(', ')],
          ...posted.map(
            ({ to, on, tracking }) =>
              [
                t('file.posted_to', { name: to }),
                [on ? format.date(on) : t('file.waits_for_post'), tracking]
                  .filter(Boolean)
                  .join(', '),
              ] as const,
          ),
        ]}
      />
      {fileId && (
        <Button variant="default" size="sm" onClick={() => void download(fileId)}>
          {t('file.open_notice')}
        </Button>
      )}
    </>
  );
}
