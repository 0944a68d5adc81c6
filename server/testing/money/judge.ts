import type { Deed, DeedKind, GivenApproval, Ordered } from './deeds.ts';
import type { Life } from './life.ts';

/**
 * The kinds of deeds that are not judged: MONEY_IGNORES names them, separated by commas. With `claimed` in it, a
 * deed on a lease is on the chain of the next payout only that is made of the lease.
 */
const IGNORED = (process.env['MONEY_IGNORES'] ?? '').split(',');

/**
 * The rule: an order needs an approval of exactly its account and amount, with a fresh proof, by a person
 * who did nothing on its chain, given after the last deed on it. Returns what is wrong with an order, in
 * words. An order that is right clears the deeds on its chain for its lease.
 */
export async function judge(life: Life, order: Ordered): Promise<string | null> {
  const chain = (await chainOf(life, order)).filter(({ kind }) => !IGNORED.includes(kind));
  const { orderId, leaseId, amount, account } = order;
  const approvals = life.approvals.filter(
    (one) =>
      one.orderId === orderId && one.amount === amount && one.account === account && one.isProved,
  );
  const against = approvals.map((approval) => chain.filter((deed) => spoils(deed, approval)));
  const isRight = against.some((deeds) => deeds.length === 0);
  if (isRight) for (const { cleared } of chain) cleared.add(leaseId ?? '');
  if (!order.isRefund && leaseId) life.orderedAt.set(leaseId, life.next());
  if (isRight) return null;
  if (approvals.length === 0) return 'was approved by nobody';
  const kinds = new Set(against.flat().map(({ kind }): DeedKind => kind));
  return `was approved only by people of its chain: ${[...kinds].join(', ')}`;
}

const spoils = (deed: Deed, { byId, at }: GivenApproval): boolean =>
  deed.byId === byId || deed.at > at;

/** The deeds on the chain of an order. */
async function chainOf(life: Life, order: Ordered): Promise<Deed[]> {
  const { orderId, leaseId, isRefund } = order;
  const payouts = isRefund ? [] : await withEarlier(life, orderId);
  const invoices = await invoicesIn(life, payouts);
  const line = isRefund ? await refundedLine(life, orderId) : null;
  const madeAt = life.madeAt.get(orderId) ?? Infinity;
  const lease = life.town.leases.find(({ id }) => id === leaseId);
  const otherPayouts = isRefund ? [] : await payoutsOf(life, leaseId!);
  const isClaimed = (deed: Deed): boolean =>
    otherPayouts.some((id) => {
      const made = life.madeAt.get(id) ?? Infinity;
      return !payouts.includes(id) && made > deed.at && made < madeAt;
    });
  const isOnLease = (deed: Deed): boolean => {
    if (deed.leaseId === undefined || deed.leaseId !== leaseId || deed.at > madeAt) return false;
    if (IGNORED.includes('claimed') && isClaimed(deed)) return false;
    if (isRefund)
      return deed.kind === 'brought_payment' || deed.at > (life.orderedAt.get(leaseId) ?? 0);
    if (deed.invoiceIds || deed.lineIds)
      return [...(deed.invoiceIds ?? []), ...(parts.get(deed) ?? [])].some((id) =>
        invoices.has(id),
      );
    if (deed.cleared.has(leaseId) && deed.kind !== 'agreed_guarantee') return false;
    const months = [...invoices.values()];
    if (deed.month !== undefined) return months.includes(deed.month);
    return deed.since === undefined || months.some((month) => month >= deed.since!);
  };
  const parts = await partsOf(life);
  const chain = life.deeds.filter((deed) => {
    if (deed.orderId !== undefined)
      return deed.orderId === orderId || payouts.includes(deed.orderId);
    if (line !== null && deed.lineIds?.includes(line)) return true;
    if (deed.leaseId !== undefined) return isOnLease(deed);
    if (deed.lineIds) return false;
    if (deed.kind === 'raised_guarantee' && !lease?.isGuaranteed) return false;
    return !deed.isAgreed;
  });
  const landlord = isRefund ? undefined : lease?.landlord.id;
  return [
    ...chain,
    ...(landlord
      ? [{ kind: 'landlord', at: 0, byId: landlord, cleared: new Set<string>() } as const]
      : []),
    ...(lease ? await moneyOf(life, order, madeAt) : []),
  ];
}

async function payoutsOf({ town }: Life, leaseId: string): Promise<string[]> {
  const rows = await town.query<{ id: string }>('select id from payout where lease_id = $1', [
    leaseId,
  ]);
  return rows.map(({ id }) => id);
}

/** A payout and the earlier ones that it includes. */
async function withEarlier({ town }: Life, payoutId: string): Promise<string[]> {
  const rows = await town.query<{ id: string }>(
    `with recursive part as (
       select $1::uuid as id
       union select about_id from payout_line join part on payout_line.payout_id = part.id
       where about_id is not null)
     select id from part`,
    [payoutId],
  );
  return rows.map(({ id }) => id);
}

/** The invoices whose rent payouts have, each with its month. */
async function invoicesIn(
  { town }: Life,
  payouts: readonly string[],
): Promise<Map<string, string>> {
  const rows = await town.query<{ id: string; month: string | null }>(
    `select invoice.id, month::text from payout_line join invoice on invoice.id = invoice_id
     where payout_id = any($1)`,
    [payouts],
  );
  return new Map(rows.map(({ id, month }) => [id, month ?? '']));
}

async function refundedLine({ town }: Life, refundId: string): Promise<string | null> {
  const [found] = await town.query<{ line: string | null }>(
    'select bank_line_id as line from refund where id = $1',
    [refundId],
  );
  return found!.line;
}

/** The invoices that the payments of each deed pay now. */
async function partsOf(life: Life): Promise<Map<Deed, string[]>> {
  const rows = await life.town.query<{ line: string; invoice: string }>(
    `select coalesce(bank_settlement.line_id, payment.bank_line_id) as line, payment_part.invoice_id as invoice
     from payment join payment_part on payment_part.payment_id = payment.id
     left join bank_settlement on bank_settlement.id = payment.bank_line_id
     where payment.bank_line_id is not null`,
  );
  return new Map(
    life.deeds
      .filter(({ lineIds }) => lineIds)
      .map((deed) => [
        deed,
        rows.filter(({ line }) => deed.lineIds!.includes(line)).map(({ invoice }) => invoice),
      ]),
  );
}

/**
 * The people without whose payments the lease has less money than its payouts and refunds
 * have: their money is in the
 * order, wherever the allocation put it. Rent that is guaranteed is paid out without money.
 */
async function moneyOf(life: Life, { leaseId }: Ordered, madeAt: number): Promise<Deed[]> {
  if (life.town.leases.find(({ id }) => id === leaseId)!.isGuaranteed) return [];
  const [row] = await life.town.query<{ came: string }>(
    `select coalesce(sum(amount), 0)::text as came from payment where lease_id = $1 and source = 'bank'`,
    [leaseId],
  );
  const rows = await life.town.query<{ id: string; amount: bigint }>(
    `select id, amount from payout where lease_id = $1 and amount > 0 and given_up_at is null
     union all select id, amount from refund where lease_id = $1 and withdrawn_at is null`,
    [leaseId],
  );
  // What waits has its money too.
  const went = rows
    .filter(({ id }) => (life.madeAt.get(id) ?? Infinity) <= madeAt)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const brought = life.deeds.filter(
    (deed) =>
      (deed.kind === 'brought_payment' || deed.kind === 'placed') &&
      deed.leaseId === leaseId &&
      deed.amount !== undefined &&
      !deed.cleared.has(leaseId) &&
      deed.at < madeAt,
  );
  return [...Map.groupBy(brought, ({ byId }) => byId)].flatMap(([byId, deeds]) => {
    const own = deeds.reduce((sum, { amount }) => sum + BigInt(amount!), 0n);
    const isNeeded = BigInt(row!.came) - own < went;
    return isNeeded
      ? [{ kind: 'money', at: deeds.at(-1)!.at, byId, cleared: deeds.at(-1)!.cleared } as const]
      : [];
  });
}
