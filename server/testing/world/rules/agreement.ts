import { kronerToOre } from '@husvaer/domain/kernel/money';

import type { AgencySeen, Evening, LeaseSeen, Seen } from '../evening.ts';
import { inKroner } from '../story.ts';
import type { RuleId } from './register.ts';
import { overdueInTruth } from '../second-books.ts';
import { nameOf } from '../world.ts';

/** A text that a surface states; null if the surface does not state the fact. */
type Readings = Record<string, string | null | undefined>;

/** Reports a fact that two surfaces state differently, with both texts. */
export function compareReadings(
  { world }: Pick<Evening, 'world'>,
  { rule, about, readings }: { rule: RuleId; about: string; readings: Readings },
): void {
  const stated = Object.entries(readings).filter(([, text]) => text !== null && text !== undefined);
  const texts = new Set(stated.map(([, text]) => text));
  if (texts.size < 2) return;
  world.report(rule, about, stated.map(([surface, text]) => `${surface} ${text}`).join('; '));
}

const kroner = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : inKroner(kronerToOre(amount));

/** `22 095,49` of a spreadsheet's `22095,49`. */
const ofCell = (cell: string | undefined) =>
  cell === undefined || cell === '' ? null : kroner(Number(cell.replace(',', '.')));

/** Facts that stand in several places of a lease. */
export function compareLeases(evening: Evening): void {
  for (const lease of evening.leases) {
    const agency = evening.agencies.find(({ agency: one }) => one === lease.tenancy.home.agency)!;
    compareLease(evening, lease, agency);
  }
}

function compareLease(
  evening: Evening,
  lease: LeaseSeen,
  { rows, listed, arrears }: AgencySeen,
): void {
  const { tenancy, seen, api } = lease;
  const about = nameOf(tenancy);
  const { world } = evening;
  const row = rows.find((one) => one['Nummer'] === api.number);
  const inList = listed.find(({ _id }) => _id === tenancy.id);
  const agents = seen.find(({ by }) => by === 'agent');
  const byReader = <Value>(read: (page: any) => Value) =>
    Object.fromEntries(seen.map(({ by, who, page }) => [`page of ${by} ${who.name}:`, read(page)]));

  compareReadings(evening, {
    rule: 'one_last_day',
    about,
    readings: {
      ...byReader((page) => page.contractEndDate ?? 'none'),
      'list:': inList?.contractEndDate ?? 'none',
      'partner API:': api.endsOn ?? 'none',
    },
  });
  compareReadings(evening, {
    rule: 'one_rent',
    about,
    readings: {
      ...byReader((page) => kroner(page.monthlyRentAmount)),
      'list:': kroner(inList?.monthlyRentAmount),
      'file:': ofCell(row?.['Husleie per måned']),
      'partner API:': kroner(api.monthlyRent),
    },
  });
  compareReadings(evening, {
    rule: 'one_lease_status',
    about,
    readings: {
      'page of the agent:': agents?.page.leaseStatus,
      'list:': inList?.leaseStatus,
      'partner API:': api.status,
    },
  });
  if (!tenancy.signedOn) return;
  const late = arrears.data.find((one: any) => one.contractId === tenancy.id);
  const today = world.today();
  const byInvoices = (invoices: LeaseSeen['seen'][number]['invoices']) =>
    inKroner(invoices.reduce((sum, { open, dueOn }) => (dueOn < today ? sum + open : sum), 0n));
  compareReadings(evening, {
    rule: 'one_overdue_sum',
    about,
    readings: {
      ...byReader((page) => kroner(page.overdueAmount)),
      ...Object.fromEntries(
        seen
          .filter(({ by }) => by === 'tenant')
          .map(({ who, invoices }) => [`invoices of ${who.name}:`, byInvoices(invoices)]),
      ),
      'list:': kroner(inList?.overdueAmount),
      'file:': ofCell(row?.['Forfalt']),
      'arrears:': arrears.metaData.totalDocuments > 100 ? null : kroner(late?.overdue ?? 0),
      'second bookkeeping:': inKroner(overdueInTruth(lease, today)),
    },
  });
  for (const { who, by, page, invoices } of seen) {
    if (by !== 'tenant') continue;
    const unpaid = invoices.filter(({ open, kid }) => open > 0n && kid !== null);
    compareReadings(evening, {
      rule: 'one_account',
      about,
      readings: {
        'page:': page.invoiceAccountNumber,
        ...Object.fromEntries(unpaid.map(({ serial, account }) => [`invoice ${serial}:`, account])),
      },
    });
    const kids = unpaid.map(({ kid }) => kid);
    if (page.kidNumber && kids.length > 0 && !kids.includes(page.kidNumber))
      world.report(
        'one_kid',
        about,
        `${who.name}'s page has ${page.kidNumber}, the invoices ${kids.join()}`,
      );
  }
  for (const { who, by, page, start } of seen)
    if (start) compareStart(evening, { about, who, by, page, start });
  const landlords = seen.find(({ by }) => by === 'landlord');
  const expected = lease.payouts?.getFullPayoutHistory?.data.find(
    ({ status }: any) => status === 'estimated',
  );
  const next = lease.payouts?.getNextPayout;
  const written = (day: string | null | undefined, amount: number | null | undefined) =>
    day ? `${day} ${kroner(amount) ?? 'unknown'}` : 'none';
  compareReadings(evening, {
    rule: 'one_next_payout',
    about,
    readings: {
      'page of the landlord:': written(
        landlords?.page.nextPayoutDate,
        landlords?.page.nextPayoutAmount,
      ),
      'next payout:': written(next?.payoutDate, next?.amount),
      'first of the history:': expected ? written(expected.payoutDate, expected.amount) : null,
    },
  });
}

/** What a start page says of a lease, and what the lease's page says. */
function compareStart(
  { world }: Evening,
  { about, who, by, page, start }: Pick<Seen, 'who' | 'by' | 'page' | 'start'> & { about: string },
): void {
  const pairs: [string, unknown, unknown][] =
    by === 'tenant'
      ? [
          [
            'due',
            start.due && `${kroner(start.due.amount)} on ${start.due.on}`,
            page.dueDate && `${kroner(page.amount)} on ${page.dueDate}`,
          ],
          ['account', start.accountNumber, page.invoiceAccountNumber],
          ['KID', start.kidNumber, page.kidNumber],
          ['status', start.status, page.leaseStatus],
          ['last day', start.endsOn, page.contractEndDate],
          ['next invoice', start.nextInvoiceDate, page.nextInvoiceDate],
        ]
      : [
          [
            'overdue',
            start.state === 'late' ? kroner(start.amount) : kroner(0),
            kroner(page.overdueAmount),
          ],
        ];
  for (const [fact, ofStart, ofPage] of pairs)
    if ((ofStart ?? null) !== (ofPage ?? null))
      world.report(
        'start_page_is_the_lease_page',
        about,
        `${fact} of ${by} ${who.name}: start page ${String(ofStart)}, lease page ${String(ofPage)}`,
      );
}
