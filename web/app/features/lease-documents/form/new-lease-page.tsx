import { useTranslation } from 'react-i18next';
import {
  data,
  useNavigate,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { apiContext, asPageError, browserApi, type PageError } from '../../../platform/api.ts';
import { loggedInOnly } from '../../../platform/guard.ts';
import { useSite } from '../../../platform/site.ts';
import { agencyOf, partnerIdOf, useRoot } from '../../leases/public.tsx';
import { AddLease } from './add-lease.graphql.ts';
import { AddLeaseUnder } from './add-lease-under.graphql.ts';
import { answersOfHome, type Applicant, type Home, type UsualTerms } from './answers.ts';
import { findApplicants } from './find-applicants.ts';
import { FormFallback, FormHead } from './form-head.tsx';
import page from '../../../ui/form-page.module.css';
import { LeaseForm } from './lease-form.tsx';
import { LeaseHome } from './lease-home.graphql.ts';
import { RentCollector, type RentCollectorQuery } from './rent-collector.graphql.ts';
import { LettingParties, type LettingPartiesQuery } from './letting-parties.graphql.ts';
import { UsualLettingTerms } from './usual-terms.graphql.ts';

export const handle = { namespaces: ['lease_form', 'leases', 'accounts'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

interface PageData {
  home: Home;
  applicants: Applicant[];
  /** The interest form that the user came from. */
  applicant: Applicant | null;
  landlords: LettingPartiesQuery['getLettingParties']['landlords'] | null;
  /** The agency's usual terms for a new assignment; null if it has none. */
  usual: UsualTerms | null;
  /** Who collects rent for landlords without an agency. */
  collector: RentCollectorQuery['getRentCollector'];
  /** The assignment that the lease is drafted under, if there is one. */
  assignmentId: string | null;
}

/** An agency's home is let on the agency's site, any other on the public one by its owner. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const api = args.context.get(apiContext);
  const listingId = args.params['listingId'] ?? '';
  try {
    const [{ getMyListing: home }, applicants] = await Promise.all([
      api(LeaseHome, { listingId }),
      findApplicants(api, listingId),
    ]);
    const { partnerId } = home;
    if (partnerId !== partnerIdOf(args) || partnerId !== agencyOf(args))
      throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
    const params = new URL(args.request.url).searchParams;
    const assignmentId = partnerId ? params.get('assignment') : null;
    const [landlords, usual] =
      partnerId && !assignmentId
        ? await Promise.all([
            api(LettingParties, { listingId }).then((found) => found.getLettingParties.landlords),
            api(UsualLettingTerms, { partnerId }).then((found) => found.getUsualTerms),
          ])
        : [null, null];
    const collector = partnerId ? null : (await api(RentCollector, {})).getRentCollector;
    const interestId = params.get('interest');
    const applicant = applicants.find(({ _id }) => _id === interestId) ?? null;
    return { home, applicants, applicant, landlords, usual, collector, assignmentId };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useTranslation('lease_form');
  const { listingId = '' } = useParams();
  return (
    <FormFallback
      title={t('new.title_alone')}
      text={t('new.text')}
      back={{ to: `/my-listing/${listingId}`, label: t('new.back') }}
    />
  );
}

/** The first draft of a lease of a home. */
export default function NewLeasePage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('lease_form');
  const { home, applicants, applicant, landlords, usual, collector, assignmentId } = loaderData;
  const { today, partner } = useSite();
  const navigate = useNavigate();
  const root = useRoot();
  const { _id: listingId, content } = home;
  const of = assignmentId ?? applicant?._id ?? listingId;
  const answers = answersOfHome(home, {
    applicant,
    today,
    isCollected: collector !== null,
    usual: usual && { ...usual, brokering: partner?.licence ? usual.brokering : null },
  });
  return (
    <div className={page.page}>
      <FormHead
        title={content.title ? t('new.title', { title: content.title }) : t('new.title_alone')}
        text={t('new.text')}
        back={
          applicant
            ? { to: `/my-listing/${listingId}/interest`, label: t('new.back_to_forms') }
            : { to: `/my-listing/${listingId}`, label: t('new.back') }
        }
      />
      <LeaseForm
        key={of}
        of={of}
        version={0}
        answers={assignmentId ? { ...answers, assignment: null } : answers}
        applicants={applicants}
        minimumStay={content.minimumStay}
        landlords={landlords}
        collector={collector}
        checkedWith={assignmentId ? { assignmentId } : { listingId }}
        onSave={async (input) => {
          const { tenants, terms } = input;
          const { _id } = assignmentId
            ? (await browserApi(AddLeaseUnder, { inputData: { assignmentId, tenants, terms } }))
                .addLeaseUnder
            : (await browserApi(AddLease, { inputData: { ...input, listingId } })).addLease;
          await navigate(`${root}/${_id}/preview`);
        }}
      />
    </div>
  );
}
