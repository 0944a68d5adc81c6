import { advanceOf, claimOnDay } from '@husvaer/domain/payouts/claims';
import { RENT_LINES } from '@husvaer/domain/payouts/enums';

import { findAllBooks } from '../src/features/ledger/public.ts';
import { findPayoutFacts, getAnnualStatement } from '../src/features/payouts/public.ts';
import { SYSTEM, type Viewer } from '../src/platform/viewer.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

/**
 * Errors in a landlord's annual statement of this year, as sentences: each home's opening balance plus its
 * entries must be its closing balance, and the sum must be the ledger's balance of the landlord, including
 * payouts at the bank, less unpaid rent.
 */
export async function statementErrors(
  app: TestApp,
  { landlord, partnerId }: { landlord: TestPerson; partnerId: string | null },
): Promise<string[]> {
  const viewer: Viewer = {
    kind: 'account',
    id: landlord.id,
    sessionId: landlord.id,
    partnerId: null,
    grants: [{ role: 'landlord', partnerId: null }],
  };
  const { year } = app.clock.today();
  const { homes } = await app.runner.read(viewer, getAnnualStatement, { partnerId, year });
  const errors: string[] = [];
  for (const { name, opening, closing, months } of homes) {
    const moved = months.reduce(
      (sum, month) => sum + month.received + month.guaranteed - month.kept - month.paidOut,
      opening,
    );
    if (moved !== closing)
      errors.push(`${name} comes to ${moved}, and its statement to ${closing}.`);
  }
  const total = homes.reduce((sum, { closing }) => sum + closing, 0n);
  const ledger = await ledgerOf(app, { landlord, partnerId });
  if (ledger !== total) errors.push(`The ledger has ${ledger}, and the statement ${total}.`);
  return errors;
}

/** The ledger's balance of a landlord, including payouts in progress, less what tenants owe them. */
async function ledgerOf(
  app: TestApp,
  { landlord, partnerId }: { landlord: TestPerson; partnerId: string | null },
): Promise<bigint> {
  const books = await app.runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined);
  const book = books.find((one) => one.partnerId === partnerId)!;
  const rows = await app.database.session((session) =>
    session.query<{ lease_id: string; balance: string }>(
      `select lease_id, (-sum(amount))::text as balance from ledger_line
       join ledger_entry on ledger_entry.id = entry_id
       where book_id = $1 and lease_id in (select lease_id from payout where landlord_id = $2)
         and (account = 'landlord_payable' or (account = 'payouts_under_way' and kind like 'payout%'))
       group by lease_id`,
      [book.id, landlord.id],
    ),
  );
  const leaseIds = rows.map(({ lease_id }) => lease_id);
  const known = await app.runner.read(SYSTEM, ({ tx }) => findPayoutFacts(tx, leaseIds), undefined);
  const today = app.clock.today().toString();
  let sum = rows.reduce((total, { balance }) => total + BigInt(balance), 0n);
  for (const { facts } of known.values()) {
    const isGuaranteed = facts.terms.guaranteeMonths !== null;
    for (const claim of facts.claims) {
      const onDay = claimOnDay(claim, today);
      const { net, received, direct, receivedInterest, lost, lostByAgency, interest } = onDay;
      const paidOut = facts.earlier
        .filter(({ type, invoiceId }) => invoiceId === claim.id && RENT_LINES.includes(type))
        .reduce((total, { amount }) => total + amount, 0n);
      const ahead = advanceOf(onDay, paidOut, { isGuaranteed });
      const borne = ahead + (isGuaranteed ? 0n : lost - lostByAgency);
      sum -= net - received - direct - borne + interest - receivedInterest;
    }
  }
  return sum;
}
