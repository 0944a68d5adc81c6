import type { RentCollection, TenancyKind } from '@husvaer/domain/leases/enums';

import { SYSTEM } from '../src/platform/viewer.ts';
import type { TestPerson } from './people.ts';
import { addListings, type TestApp } from './test-app.ts';

/** A lease that everyone has signed, with the changes of the test. Amounts in øre. */
export interface SignedLease {
  partnerId: string | null;
  landlord: TestPerson;
  tenants: readonly Pick<TestPerson, 'id' | 'email' | 'name'>[];
  /** The home that it is of; a new one by default. */
  listingId?: string;
  kind?: TenancyKind;
  startsOn: string;
  endsOn?: string | null;
  /** Whether a fixed term can be ended by notice, the default. */
  mayGiveNotice?: boolean;
  dueDay?: number;
  monthlyRent?: bigint;
  useCosts?: string[];
  securityType?: string;
  payoutDay?: number;
  /** Null, the default, is no guarantee. */
  guaranteeMonths?: number | null;
  /** A fixed brokering commission; none by default. */
  brokering?: bigint;
  /** Who made the assignment; the landlord by default. */
  assignedBy?: TestPerson;
  /** Who drafted the lease; who made the assignment by default. */
  draftedBy?: TestPerson;
  rentCollection?: RentCollection;
  /** The account in the contract, if its tenants pay the landlord directly. */
  rentAccount?: string;
}

/** Far from the counted numbers. */
let serial = 100_000;

/**
 * Inserts a lease as if everyone had signed it now, without its documents, and publishes the event.
 * `server/testing/lease-scenario.ts` has leases signed for real.
 */
export async function addSignedLease(app: TestApp, input: SignedLease): Promise<string> {
  const [id, propertyId, assignmentId] = [0, 0, 0].map(() => crypto.randomUUID()) as [
    string,
    string,
    string,
  ];
  serial += 1;
  const {
    partnerId,
    landlord,
    tenants,
    startsOn,
    endsOn = null,
    securityType = 'no_deposit',
  } = input;
  const feed = `lease-${serial}`;
  if (!input.listingId)
    await addListings(app, [{}], { feed, partnerId, ownerId: landlord.id, contactId: null });
  await app.database.session(async (session) => {
    await session.query(
      `insert into property (listing_id, id, partner_id, landlord_id, serial, name, street, street_number, postal_code, city, lat, lng, created_at)
       values (coalesce($7::uuid, (select id from listing where feed = $6)), $1, $2, $3, $4, $5, 'Markveien', '12', '0554', 'Oslo', 59.92, 10.76, now())`,
      [propertyId, partnerId, landlord.id, serial, `Hjem ${serial}`, feed, input.listingId ?? null],
    );
    await session.query(
      `insert into assignment (id, property_id, starts_on, payout_day, guarantee_months, made_by_id,
         brokering_type, brokering_amount, created_at)
       values ($1, $2, $3, $4, $5, $6,
         case when $7::bigint is not null then 'fixed' end, $7, now())`,
      [
        assignmentId,
        propertyId,
        startsOn,
        input.payoutDay ?? 10,
        input.guaranteeMonths ?? null,
        // The landlord, who never approves alone: nobody of the agency is involved.
        (input.assignedBy ?? landlord).id,
        input.brokering === undefined ? null : String(input.brokering),
      ],
    );
    await session.query(
      `insert into lease (id, assignment_id, property_id, serial, paper, kind, starts_on, ends_on,
         fixed_term_reason, may_give_notice, notice_months, monthly_rent, use_costs, due_day, security_type,
         security_amount, rent_collection, created_by, rent_account, created_at)
       values ($1, $2, $3, 1, 'signed', $14, $4, $5, 'Flytter inn igjen.', $15, 3, $6, $7, $8, $9, $10, $11, $12, $13, now())`,
      [
        id,
        assignmentId,
        propertyId,
        startsOn,
        endsOn,
        String(input.monthlyRent ?? 1_200_000n),
        input.useCosts ?? [],
        input.dueDay ?? 1,
        securityType,
        securityType === 'no_deposit' ? null : '3600000',
        input.rentCollection ?? null,
        (input.draftedBy ?? input.assignedBy ?? landlord).id,
        input.rentAccount ?? null,
        input.kind ?? 'home',
        input.mayGiveNotice ?? true,
      ],
    );
    await session.query('insert into lease_count (of_id, last) values ($1, 1)', [propertyId]);
    for (const [position, tenant] of tenants.entries())
      await session.query(
        'insert into lease_tenant (lease_id, position, account_id, email, name) values ($1, $2, $3, $4, $5)',
        [id, position, tenant.id, tenant.email, tenant.name],
      );
  });
  await app.runner.run(
    SYSTEM,
    (work) => work.emit({ name: 'lease_documents.lease_signed', payload: { leaseId: id } }),
    undefined,
  );
  await app.dispatcher.settle();
  return id;
}

/** Ends a lease on a day, like an agreement; rent is paid until then, or until a later day. */
export async function endLease(
  app: TestApp,
  leaseId: string,
  endedOn: string | null,
  rentEndsOn: string | null = null,
): Promise<void> {
  const ends = 'update lease set ended_on = $2, rent_ends_on = $3 where id = $1';
  await app.database.session((session) => session.query(ends, [leaseId, endedOn, rentEndsOn]));
  await emitLeaseEvent(app, leaseId, 'ended');
}

/** Publishes an event of a lease. */
export async function emitLeaseEvent(
  app: TestApp,
  leaseId: string,
  name: string,
  payload: object = {},
): Promise<void> {
  await app.runner.run(
    SYSTEM,
    (work) =>
      work.emit({
        name: 'leases.event_recorded',
        payload: {
          leaseId,
          partnerId: null,
          name,
          position: 0,
          at: work.clock.now().toString(),
          payload,
        },
      }),
    undefined,
  );
  await app.dispatcher.settle();
}
