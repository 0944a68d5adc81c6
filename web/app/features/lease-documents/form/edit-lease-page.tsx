import { useTranslation } from 'react-i18next';
import {
  redirect,
  useNavigate,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError, browserApi } from '../../../platform/api.ts';
import { isWritable, leasesGuard, useRoot } from '../../leases/public.tsx';
import { answersOfDraft, type Applicant, type Draft } from './answers.ts';
import { findApplicants } from './find-applicants.ts';
import { FormFallback, FormHead } from './form-head.tsx';
import page from '../../../ui/form-page.module.css';
import { LeaseDraft, type LeaseDraftQuery } from './lease-draft.graphql.ts';
import { LeaseForm } from './lease-form.tsx';
import { RentCollector, type RentCollectorQuery } from './rent-collector.graphql.ts';
import { UpdateLease } from './update-lease.graphql.ts';

export const handle = { namespaces: ['lease_form', 'leases', 'accounts'] };

export const loader = (args: LoaderFunctionArgs) => leasesGuard(args);

interface PageData {
  draft: Draft;
  tenants: LeaseDraftQuery['getLeaseTenants']['data'];
  applicants: Applicant[];
  /** Who collects rent for landlords without an agency. */
  collector: RentCollectorQuery['getRentCollector'];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  leasesGuard(args);
  const api = args.context.get(apiContext);
  const id = args.params['id'] ?? '';
  try {
    const { getSingleLeaseForPublicSite: draft, getLeaseTenants } = await api(LeaseDraft, { id });
    const { placeId } = draft.property;
    // A lease that was sent can't be edited.
    if (!isWritable(args, draft))
      throw redirect(new URL(args.request.url).pathname.replace(/\/edit$/, ''));
    const applicants = placeId ? await findApplicants(api, placeId) : [];
    const collector = draft.partner ? null : (await api(RentCollector, {})).getRentCollector;
    return { draft, tenants: getLeaseTenants.data, applicants, collector };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('lease_form');
  const { id = '' } = useParams();
  const root = useRoot();
  return (
    <FormFallback
      title={t('edit.title_alone')}
      text={t('edit.text')}
      back={{ to: `${root}/${id}`, label: t('edit.back') }}
    />
  );
}

/** A draft, which can be changed until it is sent. */
export default function EditLeasePage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('lease_form');
  const { draft, tenants, applicants, collector } = loaderData;
  const navigate = useNavigate();
  const path = `${useRoot()}/${draft._id}`;
  const { _id: contractId, version } = draft;
  return (
    <div className={page.page}>
      <FormHead
        title={t('edit.title', { title: draft.property.name })}
        text={t('edit.text')}
        back={{ to: path, label: t('edit.back') }}
      />
      <LeaseForm
        key={version}
        of={contractId}
        version={version}
        answers={answersOfDraft(draft, tenants)}
        applicants={applicants}
        landlords={null}
        collector={collector}
        checkedWith={{ contractId, version }}
        onSave={async ({ tenants: tenantsInput, terms }) => {
          await browserApi(UpdateLease, {
            inputData: { contractId, version, tenants: tenantsInput, terms },
          });
          await navigate(`${path}/preview`);
        }}
      />
    </div>
  );
}
