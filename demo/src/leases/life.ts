import { addDays, type IsoDate } from '@husvaer/domain/kernel/dates';
import { openOf } from '@husvaer/domain/invoices/states';

import { findInvoicesOf, isClaim, type Invoice } from '@husvaer/server/features/invoices/public';
import type { Book } from '@husvaer/server/features/ledger/public';
import { SYSTEM } from '@husvaer/server/platform/viewer';
import type { TenantPayment } from './bank.ts';
import {
  act,
  addAssignment,
  AGENT,
  ALONE,
  queryAs,
  CO_TENANT,
  LANDLORD,
  personOf,
  signAs,
  TENANT,
  TENANT_OF_ALONE,
  type PastScenario,
} from './people.ts';
import type { DemoLease } from './story.ts';

/** Days before the start of a lease on which it is written and sent, and on which it is signed. */
const WRITTEN_BEFORE = 20;
const SIGNED_BEFORE = 18;
/** The last rent of a story is due at most this many days before its last day. */
const LAST_DAYS = 27;

/** An event of a lease on a day. */
export interface Chapter {
  on: IsoDate;
  happen: () => Promise<void>;
}

/** The course of a lease. */
export interface Life {
  chapters: Chapter[];
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

interface KnownOfPetition {
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

/** The parties of a lease. */
const partiesOf = ({ isLetAlone, together }: DemoLease) =>
  isLetAlone
    ? { writer: ALONE, landlord: ALONE, renting: [TENANT_OF_ALONE] }
    : { writer: AGENT, landlord: LANDLORD, renting: together ? [TENANT, CO_TENANT] : [TENANT] };

/** Starts a lease of the story, at a point where nothing has happened yet. */
export function beginLife(
  scenario: PastScenario,
  {
    story,
    today,
    book,
    listingId,
  }: { story: DemoLease; today: IsoDate; book: Book; listingId: string },
): Life {
  let leaseId: string | null = null;
  const paid = new Map<string, bigint>();
  const { startsOn, paper, isLetAlone } = story;
  const { writer, landlord, renting } = partiesOf(story);
  const notLater = (day: IsoDate) => (day < today ? day : today);
  const writtenOn = notLater(addDays(startsOn, -WRITTEN_BEFORE));
  const signedOn = notLater(addDays(startsOn, -SIGNED_BEFORE));

  const leave = () =>
    addAssignment(scenario, { partnerId: book.partnerId!, listingId, terms: assignmentOf(story) });

  async function write(): Promise<void> {
    const tenants = [];
    for (const email of renting)
      tenants.push({ email, name: (await personOf(scenario, email)).name });
    const lease = await act<{ _id: string }>(scenario, writer, {
      name: 'addLease',
      inputData: {
        ...{ listingId, tenants, terms: termsOf(story) },
        ...(!isLetAlone && { assignment: assignmentOf(story) }),
      },
      fields: '_id',
    });
    leaseId = lease._id;
    if (paper !== 'draft') {
      const { version } = await read(writer);
      await action('sendLease', { version });
    }
    if (story.isAssignmentSent) await action('sendAssignment', {});
  }

  const action = (name: string, inputData: object) =>
    act(scenario, writer, {
      name,
      inputData: { contractId: leaseId, ...inputData },
      fields: '__typename',
    });

  /** The facts about the parties that the petition needs. */
  async function statePetitionFacts(): Promise<void> {
    const { late } = await queryAs<{ late: KnownOfPetition }>(scenario, writer, {
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

  /** What the tenants pay of an invoice, in øre; 0 if it stays unpaid. */
  function dueOf(claim: Invoice): bigint {
    if (story.unpaidFrom !== undefined && claim.dueOn >= story.unpaidFrom)
      return story.paysHalf ? claim.total / 2n : 0n;
    const isLast = claim.dueOn >= addDays(today, -LAST_DAYS);
    return claim.total + (isLast ? BigInt(story.beyond ?? 0) * 100n : 0n);
  }

  return {
    chapters: [
      { on: writtenOn, happen: paper === 'none' ? leave : write },
      ...(paper === 'tenant_signed' || paper === 'signed'
        ? [{ on: signedOn, happen: signAsTenants }]
        : []),
      ...(paper === 'signed' ? [{ on: signedOn, happen: signAsLandlord }] : []),
      ...(story.petitionedOn
        ? [
            {
              on: story.petitionedOn,
              async happen() {
                await statePetitionFacts();
                await action('notePetition', { petitionedOn: story.petitionedOn });
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

const termsOf = (story: DemoLease) => ({
  kind: 'home',
  startsOn: story.startsOn,
  endsOn: story.endsOn ?? null,
  fixedTermReason: story.endsOn ? 'Eieren skal selv bruke boligen etterpå.' : null,
  mayGiveNotice: true,
  monthlyRent: story.monthlyRent,
  useCosts: ['electricity'],
  dueDay: story.dueDay,
  securityType: story.security,
  securityAmount: story.security === 'no_deposit' ? null : story.monthlyRent * 3,
  rentCollection: story.isLetAlone ? 'collected' : null,
});

const assignmentOf = ({ startsOn, payoutDay, hasPayoutGuarantee = false }: DemoLease) => ({
  startsOn,
  brokering: { type: 'fixed', amount: 9500 },
  management: { type: 'percent', amount: 7.5 },
  addons: [{ name: 'Vaktmester', amount: 250 }],
  payoutDay,
  hasPayoutGuarantee,
});
