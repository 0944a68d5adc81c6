import { kronerToOre, type Ore } from '@husvaer/domain/kernel/money';
import { isBusinessDay } from '@husvaer/domain/legal/business-days';

import { features } from '../../../src/features.ts';
import { SYSTEM } from '../../../src/platform/viewer.ts';
import { statementErrors } from '../../statement-balances.ts';
import type { Evening } from '../evening.ts';
import { inKroner } from '../story.ts';
import { accountOn, type Agency, type Ordered, type Person, type World, nameOf } from '../world.ts';

/** Rules about the books, the bank and payouts. */
export async function checkMoney(evening: Evening): Promise<void> {
  const { world, leases, agencies } = evening;
  const isAllReported = world.agencies.every(({ bank }) => bank.isAllReported);
  for (const { name, audit } of features) {
    if (!audit) continue;
    for (const sentence of await world.app.runner.read(SYSTEM, audit, undefined))
      if (isAllReported || !sentence.includes('have not come'))
        world.report('books_agree', name, withoutIds(sentence));
  }
  for (const { agency, balances, exceptions, signed } of agencies) {
    if (signed) {
      const first = agency.signedAccounts.get(signed.month) ?? signed.accounts;
      agency.signedAccounts.set(signed.month, first);
      if (first !== signed.accounts)
        world.report(
          'signed_month_is_constant',
          `${agency.name}, ${signed.month}`,
          `its balances are not those of the day on which it was signed`,
        );
    }
    if (agency.bank.isAllReported) {
      const ledger = kronerToOre(
        balances.find(({ account }: any) => account === 'client_account')?.amount ?? 0,
      );
      if (ledger !== agency.bank.balance)
        world.report(
          'money_in_is_booked_once',
          agency.name,
          `the bank has ${inKroner(agency.bank.balance)}, the ledger ${inKroner(ledger)}, ${exceptions.metaData.totalDocuments} wait`,
        );
    }
    const paid = new Map<string, number>();
    for (const { endToEndId, isPaid } of agency.bank.ordered)
      if (isPaid) paid.set(orderOf(endToEndId), (paid.get(orderOf(endToEndId)) ?? 0) + 1);
    for (const times of paid.values())
      if (times > 1) world.report('paid_out_once', agency.name, `a payout was paid ${times} times`);
    for (const { to, amount, on } of agency.bank.ordered) {
      const named = agency.landlords.some((one) => mayGetOrderOn(world, one, { to, on }));
      if (!named && !isPayer(world, agency, to))
        world.report('paid_out_to_the_landlord', agency.name, `${inKroner(amount)} to ${to}`);
    }
    checkRefunds(world, agency);
  }
  if (world.dayNumber() % 7 === 6)
    for (const { landlords, bank, id: partnerId, name } of world.agencies)
      for (const landlord of landlords) {
        const accounts = world.accounts.get(landlord) ?? [];
        // A landlord who was never paid has no statement.
        if (!bank.ordered.some(({ to }) => accounts.some(({ account }) => account === to)))
          continue;
        for (const sentence of await statementErrors(world.app, { landlord, partnerId }))
          world.report('annual_statement_adds_up', `${name}, ${landlord.name}`, sentence);
      }
  for (const { tenancy, seen, payouts, apiInvoices } of leases) {
    if (!tenancy.signedOn) continue;
    const about = nameOf(tenancy);
    const { agency, landlord } = tenancy.home;
    for (const { invoices } of seen)
      for (const { serial, account, kid } of invoices)
        if (kid !== null && account !== agency.clientAccount)
          world.report('rent_goes_to_the_agency', about, `invoice ${serial} names ${account}`);
    for (const { serial, open } of tenancy.claims)
      if (tenancy.behaviour === 'as_shown' && open > 0n && open < 100n)
        world.report(
          'exact_payment_settles',
          about,
          `${tenancy.tenants[0]!.name} paid what the page shows, and ${inKroner(open)} of invoice ${serial} is open`,
        );
    if (tenancy.finalSettlement)
      for (const { amount, status } of payouts?.getFullPayoutHistory?.data ?? [])
        if (amount > 0 && ['pending_for_approval', 'approved', 'in_progress'].includes(status))
          world.report(
            ...(['no_payout_before_a_final_settlement', about] as const),
            `${amount} is ${status}, and its landlord has to pay ${inKroner(tenancy.finalSettlement.open)}`,
          );
    const set = accountOn(world, landlord, world.today());
    const page = seen.find(({ by }) => by === 'landlord')?.page;
    if (set && page && page.payoutTo !== set)
      world.report(
        'one_payout_account',
        about,
        `${landlord.name} set ${set}, the page says ${page.payoutTo ?? 'none'}`,
      );
    const day = payouts?.getNextPayout?.payoutDate;
    if (day && !isBusinessDay(day))
      world.report('payout_is_on_a_banking_day', about, `the next payout is promised for ${day}`);
    for (const { number, open, settledOn, status, kind } of apiInvoices)
      if (open === 0 && settledOn === null && kind === 'rent')
        world.report(
          'settled_invoice_has_its_day',
          about,
          `invoice ${number} is ${status}, open 0, settledOn null`,
        );
  }
}

/** Whether a tenant of an agency pays from an account, or somebody else who is not paid out to it has. */
const isPayer = ({ tenancies, accounts }: World, agency: Agency, account: string): boolean =>
  (agency.bank.received.has(account) &&
    !agency.landlords.some((one) =>
      accounts.get(one)?.some((named) => named.account === account),
    )) ||
  tenancies.some(({ home, payerAccount }) => home.agency === agency && payerAccount === account);

/** What was ordered and paid to a payer. An order that somebody forged a return of is paid again. */
function checkRefunds(world: World, agency: Agency): void {
  const { ordered, received } = agency.bank;
  const forged = new Set(
    ordered.filter(({ isForged }) => isForged).map(({ endToEndId }) => orderOf(endToEndId)),
  );
  const refunded = new Map<string, Ore>();
  for (const { to, amount, isPaid, endToEndId } of ordered)
    if (isPaid && isPayer(world, agency, to) && !forged.has(orderOf(endToEndId)))
      refunded.set(to, (refunded.get(to) ?? 0n) + amount);
  for (const [account, amount] of refunded) {
    const came = received.get(account) ?? 0n;
    if (amount > came)
      world.report(
        ...(['refunded_at_most_what_came', agency.name] as const),
        `${inKroner(amount)} was refunded to ${account}, and ${inKroner(came)} came from there`,
      );
  }
}

/** An order without the number of its try. */
const orderOf = (endToEndId: string): string => endToEndId.replace(/-\d+$/, '');

/** Whether an order of a day may go to an account: it is a landlord's, and no other had replaced it before. */
function mayGetOrderOn(
  { accounts }: World,
  landlord: Person,
  { to, on }: Pick<Ordered, 'to' | 'on'>,
): boolean {
  const all = accounts.get(landlord) ?? [];
  return all.some(({ account, from }, at) => {
    const next = all[at + 1];
    return account === to && from <= on && (!next || next.from >= on);
  });
}

const withoutIds = (text: string) => text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…');
