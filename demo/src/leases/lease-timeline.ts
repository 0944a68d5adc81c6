import { addDays, type IsoDate } from '@husvaer/domain/kernel/dates';
import { openOf } from '@husvaer/domain/invoices/states';

import { findInvoicesOf, isClaim, type Invoice } from '@husvaer/server/features/invoices/public';
import type { Book } from '@husvaer/server/features/ledger/public';
import { SYSTEM } from '@husvaer/server/platform/viewer';
import { PEOPLE } from '../cast.ts';
import type { TenantPayment } from './bank.ts';
import {
  act,
  addAssignment,
  AGENT,
  ALONE,
  queryAs,
  CO_TENANT,
  LANDLORD,
  signAs,
  TENANT,
  TENANT_OF_ALONE,
  type PastScenario,
  personOf,
} from './people.ts';
import type { DemoLease } from './demo-leases.ts';

/** Days before the start of a lease on which it is written and sent, and on which it is signed. */
const WRITTEN_BEFORE = 20;
const SIGNED_BEFORE = 18;
/** The last rent of a lease is due at most this many days before its last day. */
const LAST_DAYS = 27;

/** An event of a lease on a day. */
export interface TimelineEvent {
  on: IsoDate;
  perform: () => Promise<void>;
}

/** The course of a lease. */
interface LeaseTimeline {
  events: TimelineEvent[];
  /** The book of its rent. */
  book: Book;
  /** The tenants' payments that are due now, by the clock. */
  pay(): Promise<TenantPayment[]>;
}

/** A side's `signingUrl` is given to the reader while it is their turn. */
interface Read {
  version: number;
  tenantLeaseSigningStatus: { signingUrl: string | null };
  landlordLeaseSigningStatus: { signingUrl: string | null };
}

interface PetitionFacts {
  petition: {
    landlord: { birthDate: string | null };
    tenants: { email: string; address: string; birthDate: string | null }[];
  };
}

const PETITION = `query ($id: ID!) {
  late: getLateRent(queryData: { contractId: $id }) {
    petition { landlord { birthDate } tenants { email address birthDate } }
  }
}`;

const READ = `query ($id: ID!) {
  lease: getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
    version
    tenantLeaseSigningStatus { signingUrl }
    landlordLeaseSigningStatus { signingUrl }
  }
}`;

const STATE_NUMBER = `mutation ($inputData: UserProfileInputData!) {
  updateUserProfile(inputData: $inputData) { __typename }
}`;
/** A made-up identity number of somebody born on the day of the landlord's birth. */
const LANDLORD_NUMBER = '09846300004';

/** The parties of a lease. */
const partiesOf = ({ isLetAlone, together }: DemoLease) =>
  isLetAlone
    ? { writer: ALONE, landlord: ALONE, renting: [TENANT_OF_ALONE] }
    : { writer: AGENT, landlord: LANDLORD, renting: together ? [TENANT, CO_TENANT] : [TENANT] };

/** Plans the events of a lease. None has happened yet. */
export function startTimeline(
  scenario: PastScenario,
  {
    demoLease,
    today,
    book,
    listingId,
  }: { demoLease: DemoLease; today: IsoDate; book: Book; listingId: string },
): LeaseTimeline {
  let leaseId: string | null = null;
  const paid = new Map<string, bigint>();
  const { startsOn, paper, isLetAlone } = demoLease;
  const { writer, landlord, renting } = partiesOf(demoLease);
  const notLater = (day: IsoDate) => (day < today ? day : today);
  const writtenOn = notLater(addDays(startsOn, -WRITTEN_BEFORE));
  const signedOn = notLater(addDays(startsOn, -SIGNED_BEFORE));

  const leave = () =>
    addAssignment(scenario, {
      partnerId: book.partnerId!,
      listingId,
      terms: assignmentOf(demoLease),
    });

  async function write(): Promise<void> {
    const tenants = renting.map((of) => {
      const { email, name, birthDate, postalAddress } = PEOPLE.find(({ email }) => email === of)!;
      return { email, name, birthDate, postalAddress };
    });
    const lease = await act<{ _id: string }>(scenario, writer, {
      name: 'addLease',
      inputData: {
        listingId,
        tenants,
        terms: termsOf(demoLease),
        ...(!isLetAlone && { assignment: assignmentOf(demoLease) }),
      },
      fields: '_id',
    });
    leaseId = lease._id;
    if (paper !== 'draft') {
      const { version } = await read(writer);
      await action('sendLease', { version });
    }
    if (!demoLease.isAssignmentSent) return;
    // An assignment with brokering has the number of the landlord.
    const { id: _id } = await personOf(scenario, landlord);
    const data = { norwegianNationalIdentification: LANDLORD_NUMBER };
    await queryAs(scenario, landlord, {
      query: STATE_NUMBER,
      variables: { inputData: { _id, data } },
    });
    await action('sendAssignment', {});
  }

  const action = (name: string, inputData: object) =>
    act(scenario, writer, {
      name,
      inputData: { contractId: leaseId, ...inputData },
      fields: '__typename',
    });

  /** The facts about the parties that the petition needs. */
  async function statePetitionFacts(): Promise<void> {
    const { late } = await queryAs<{ late: PetitionFacts }>(scenario, writer, {
      query: PETITION,
      variables: { id: leaseId },
    });
    const { landlord: lessor, tenants } = late.petition;
    const bornOn = '1980-05-20';
    await action('statePetitionFacts', {
      landlord: {
        address: 'Solbergveien 14, 7050 Trondheim',
        birthDate: lessor.birthDate ?? bornOn,
      },
      tenants: tenants.map(({ birthDate, ...tenant }) => ({
        ...tenant,
        birthDate: birthDate ?? bornOn,
      })),
    });
  }

  const read = async (email: string): Promise<Read> =>
    (await queryAs<{ lease: Read }>(scenario, email, { query: READ, variables: { id: leaseId } }))
      .lease;

  async function signAsTenants(): Promise<void> {
    for (const email of renting)
      await signAs(scenario, email, (await read(email)).tenantLeaseSigningStatus.signingUrl!);
  }

  async function signAsLandlord(): Promise<void> {
    const { signingUrl } = (await read(landlord)).landlordLeaseSigningStatus;
    await signAs(scenario, landlord, signingUrl!);
  }

  /** The landlord lets the brokering commission be taken off the rent. */
  async function consent(): Promise<void> {
    await act(scenario, landlord, {
      name: 'consentToBrokering',
      inputData: { contractId: leaseId },
      fields: '_id',
    });
  }

  /** What the tenants pay of an invoice, in øre; 0 if it stays unpaid. */
  function dueOf(claim: Invoice): bigint {
    if (demoLease.unpaidFrom !== undefined && claim.dueOn >= demoLease.unpaidFrom)
      return demoLease.paysHalf ? claim.total / 2n : 0n;
    const isLast = claim.dueOn >= addDays(today, -LAST_DAYS);
    return claim.total + (isLast ? BigInt(demoLease.beyond ?? 0) * 100n : 0n);
  }

  return {
    events: [
      { on: writtenOn, perform: paper === 'none' ? leave : write },
      ...(paper === 'tenant_signed' || paper === 'signed'
        ? [{ on: signedOn, perform: signAsTenants }]
        : []),
      ...(paper === 'signed' ? [{ on: signedOn, perform: signAsLandlord }] : []),
      // The landlord of a lease that has not begun has not consented yet.
      ...(paper === 'signed' && !isLetAlone && startsOn <= today
        ? [{ on: addDays(signedOn, 1), perform: consent }]
        : []),
      ...(demoLease.petitionedOn
        ? [
            {
              on: demoLease.petitionedOn,
              async perform() {
                await statePetitionFacts();
                await action('notePetition', { petitionedOn: demoLease.petitionedOn });
              },
            },
          ]
        : []),
    ],
    book,
    async pay() {
      if (!leaseId) return [];
      const id = leaseId;
      const invoices = await scenario.app.runner.read(
        SYSTEM,
        ({ tx }) => findInvoicesOf(tx, [id]),
        undefined,
      );
      const payments: TenantPayment[] = [];
      for (const claim of invoices.filter(isClaim)) {
        const amount = dueOf(claim) - (paid.get(claim.id) ?? 0n);
        if (amount <= 0n || openOf(claim) === 0n || claim.kid === null) continue;
        paid.set(claim.id, dueOf(claim));
        payments.push({ kid: claim.kid, amount });
      }
      return payments;
    },
  };
}

const termsOf = (demoLease: DemoLease) => ({
  kind: 'home',
  startsOn: demoLease.startsOn,
  endsOn: demoLease.endsOn ?? null,
  fixedTermGround: demoLease.endsOn ? 'own_use' : null,
  fixedTermReason: demoLease.endsOn ? 'Eieren skal selv bruke boligen etterpå.' : null,
  mayGiveNotice: true,
  monthlyRent: demoLease.monthlyRent,
  useCosts: ['electricity'],
  dueDay: demoLease.dueDay,
  securityType: demoLease.security,
  securityAmount: demoLease.security === 'no_deposit' ? null : demoLease.monthlyRent * 3,
  rentCollection: demoLease.isLetAlone ? 'collected' : null,
});

const assignmentOf = ({ startsOn, payoutDay, guaranteeMonths }: DemoLease) => ({
  startsOn,
  brokering: { type: 'fixed', amount: 9500 },
  management: { type: 'percent', amount: 7.5 },
  addons: [{ name: 'Vaktmester', amount: 250 }],
  payoutDay,
  guaranteeMonths: guaranteeMonths ?? null,
});
