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
import { agencyOf, partnerIdOf, useRoot } from '../site.ts';
import { AddLease } from './add-lease.graphql.ts';
import { answersOfHome, type Asker, type Home } from './answers.ts';
import { findAskers } from './find-askers.ts';
import { FormFallback, FormHead } from './form-head.tsx';
import classes from './form.module.css';
import { LeaseForm } from './lease-form.tsx';
import { LeaseHome } from './lease-home.graphql.ts';
import { LettingParties, type LettingPartiesQuery } from './letting-parties.graphql.ts';

export const handle = { namespaces: ['lease_form', 'leases', 'accounts'] };

export const loader = (args: LoaderFunctionArgs) => loggedInOnly(args);

interface PageData {
  home: Home;
  askers: Asker[];
  /** Whose form one comes from. */
  asker: Asker | null;
  landlords: LettingPartiesQuery['getLettingParties']['landlords'] | null;
}

/** A home is let on its own agency's site by the agency, or on the public one by whoever owns it. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  loggedInOnly(args);
  const ask = args.context.get(apiContext);
  const listingId = args.params['listingId'] ?? '';
  try {
    const [{ getMyListing: home }, askers] = await Promise.all([
      ask(LeaseHome, { listingId }),
      findAskers(ask, listingId),
    ]);
    const { partnerId } = home;
    if (partnerId !== partnerIdOf(args) || partnerId !== agencyOf(args))
      throw data<PageError>({ code: 'leases.not_found', params: {} }, { status: 404 });
    const landlords = partnerId
      ? (await ask(LettingParties, { listingId })).getLettingParties.landlords
      : null;
    const interestId = new URL(args.request.url).searchParams.get('interest');
    const asker = askers.find(({ _id }) => _id === interestId) ?? null;
    return { home, askers, asker, landlords };
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

/** The first draft of a home's lease. */
export default function NewLeasePage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('lease_form');
  const { home, askers, asker, landlords } = loaderData;
  const { today } = useSite();
  const navigate = useNavigate();
  const root = useRoot();
  const { _id: listingId, content } = home;
  return (
    <div className={classes.page}>
      <FormHead
        title={content.title ? t('new.title', { title: content.title }) : t('new.title_alone')}
        text={t('new.text')}
        back={
          asker
            ? { to: `/my-listing/${listingId}/interest`, label: t('new.back_to_forms') }
            : { to: `/my-listing/${listingId}`, label: t('new.back') }
        }
      />
      <LeaseForm
        key={asker?._id ?? listingId}
        of={asker?._id ?? listingId}
        version={0}
        answers={answersOfHome(home, { asker, today })}
        askers={askers}
        minimumStay={content.minimumStay}
        landlords={landlords}
        onSave={async (said) => {
          const { addLease } = await browserApi(AddLease, { inputData: { ...said, listingId } });
          await navigate(`${root}/${addLease._id}/preview`);
        }}
      />
    </div>
  );
}
