import type { Ore } from '@husvaer/domain/kernel/money';

import type { Book } from '../../src/features/ledger/public.ts';
import { letOneReduce, openBook } from '../books.ts';
import { addPerson, newToken, setProved, type TestPerson } from '../people.ts';
import { addSignedLease, endLease } from '../signed-leases.ts';
import { addPartner, type Answer, type TestApp } from '../test-app.ts';
import { accountNumber } from '../world/opening.ts';
import type { LeaseSetting, Setting } from './setting.ts';

export const RENT: Ore = 1_200_000n;

/** A person of a history. */
export interface Person extends TestPerson {
  /** An account of their own. */
  account: string;
}

/** A lease of the agency. */
interface Let extends Omit<LeaseSetting, 'landlord' | 'madeBy' | 'draftedBy'> {
  id: string;
  landlord: Person;
  tenant: Person;
}

/** A small agency with a few leases, in the database of a test app that has nothing else in it. */
export interface Town {
  app: TestApp;
  partnerId: string;
  book: Book;
  setting: Setting;
  staff: Person[];
  leases: Let[];
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Calls as a person who has just proved their identity, or has not. */
  call(who: Person, query: string, variables: object, isProved?: boolean): Promise<Answer>;
  at(day: string, time: string): void;
  settle(): Promise<void>;
}

const NAMES = ['Anne', 'Siri', 'Turid', 'Hanne', 'Ola'];

/** Opens an agency at the beginning of the first day. */
export async function openTown(app: TestApp, setting: Setting): Promise<Town> {
  const at = (day: string, time: string) =>
    app.clock.set(Temporal.Instant.from(`${day}T${time}:00Z`));
  at('2026-12-01', '08:00');
  const query = <Row>(text: string, values?: unknown[]) =>
    app.database.session((session) => session.query<Row>(text, values));
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const book = await openBook(app, partnerId, { kidSource: setting.kidSource });
  // What one person does alone: `payouts/reductions/reductions.test.ts` has what two do.
  await letOneReduce(app, book.id);
  let people = 0;
  const add = async (name: string, grants: Parameters<typeof addPerson>[1]['grants']) => {
    people += 1;
    const person = await addPerson(app, { email: `p${people}@x.no`, name, grants: grants! });
    return { ...person, account: accountNumber(86_020_000 + people) };
  };
  const staff: Person[] = [];
  for (const [index, { role }] of setting.staff.entries())
    staff.push(
      await add(NAMES[index]!, [
        role === 'agent' ? { role, partnerId } : { role: 'bookkeeper', partnerId: null },
      ]),
    );
  for (const [index, { isApprover }] of setting.staff.entries())
    if (isApprover)
      await query('insert into payout_approver (book_id, account_id) values ($1, $2)', [
        book.id,
        staff[index]!.id,
      ]);
  await query(
    `insert into payout_settings (book_id, payout_day, wait_days, guarantee_months, approvals_needed, retry_days, day_limit)
     values ($1, 10, 3, $2, $3, 3, $4)`,
    [book.id, setting.guaranteeMonths, setting.approvalsNeeded, setting.dayLimit],
  );
  const leases: Let[] = [];
  for (const { landlord: landlordAt, madeBy, draftedBy, ...terms } of setting.leases) {
    const tenants = [{ role: 'tenant' as const, partnerId: null }];
    const landlord = staff[landlordAt ?? -1] ?? (await add('Kari Nordmann', tenants));
    const tenant = await add('Ingrid Solheim', tenants);
    await query(
      `insert into payout_account (id, landlord_id, account, set_at, set_by, counts_from)
       values ($1, $2, $3, '2026-11-01', $2, '2026-11-01')`,
      [crypto.randomUUID(), landlord.id, landlord.account],
    );
    const id = await addSignedLease(app, {
      partnerId,
      landlord,
      tenants: [tenant],
      startsOn: '2027-01-01',
      monthlyRent: RENT,
      dueDay: terms.dueDay,
      guaranteeMonths: terms.isGuaranteed ? setting.guaranteeMonths : null,
      assignedBy: staff[madeBy ?? -1] ?? landlord,
      draftedBy: staff[draftedBy ?? -1] ?? landlord,
    });
    if (terms.endsOn) await endLease(app, id, terms.endsOn);
    leases.push({ ...terms, id, landlord, tenant });
  }
  return {
    app,
    partnerId,
    book,
    setting,
    staff,
    leases,
    query,
    at,
    async call(who, text, variables, isProved = true) {
      const token = await newToken(app, who);
      if (!isProved) {
        const before = app.clock.now();
        app.clock.set(before.subtract({ hours: 1 }));
        await setProved(app, who, 'password');
        app.clock.set(before);
      }
      return app.api(text, variables as Record<string, unknown>, token);
    },
    settle: () => app.dispatcher.settle(),
  };
}

/** A function that removes all that was added to a database since, whatever its triggers say. */
export async function cleaner(app: TestApp): Promise<() => Promise<void>> {
  const tables = await app.database.session((session) =>
    session.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    ),
  );
  const empty: string[] = [];
  for (const { name } of tables) {
    const found = await app.database.session((session) =>
      session.query(`select 1 as found from "${name}" limit 1`),
    );
    if (found.length === 0) empty.push(name);
  }
  const statements = empty.map((name) => `delete from "${name}";`).join('\n');
  return () =>
    app.database.session(({ exec }) =>
      exec(`set session_replication_role = replica; ${statements} reset session_replication_role;`),
    );
}
