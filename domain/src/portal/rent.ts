import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { RentStatus } from '../leases/enums.ts';

/** The rent status for its payers. */
export type TenantRentStatus = Exclude<RentStatus, 'payout'>;

/** A tenant's invoice, for the rent panel. Amounts in øre. */
interface Claim {
  dueOn: IsoDate;
  serial: number;
  /** The unpaid amount; never negative. */
  open: Ore;
}

/**
 * The invoice of a lease's rent panel: the unpaid one that is due first, else the latest. Null before the
 * first.
 */
export const invoiceInView = <One extends Claim>(claims: readonly One[]): One | null =>
  unpaidOf(claims)[0] ?? claims.toSorted(byDueDate).at(-1) ?? null;

/** The unpaid invoices, the one that is due first before the others. */
export const unpaidOf = <One extends Claim>(claims: readonly One[]): One[] =>
  claims.filter(({ open }) => open > 0n).toSorted(byDueDate);

/** The invoices that are to be paid next: all that are overdue; else those of the first due date. */
export function dueNextOf<One extends Claim>(claims: readonly One[], today: IsoDate): One[] {
  const unpaid = unpaidOf(claims);
  const overdue = unpaid.filter(({ dueOn }) => dueOn < today);
  return overdue.length > 0 ? overdue : unpaid.filter(({ dueOn }) => dueOn === unpaid[0]!.dueOn);
}

const byDueDate = (a: Claim, b: Claim): number =>
  (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)) || a.serial - b.serial;

/**
 * The amount next to the rent status (specification, section 4), øre: what is to be paid next; the overpaid
 * amount; null when everything is paid.
 */
export function rentInView(
  status: TenantRentStatus,
  { dueNext, surplus }: { dueNext: readonly Claim[]; surplus: Ore },
): Ore | null {
  if (status === 'paid') return null;
  if (status === 'over_paid') return surplus;
  return dueNext.reduce((sum, { open }) => sum + open, 0n);
}

export interface RentPanel {
  colour: 'green' | 'red' | 'blue' | 'plain';
  /** The meaning of its date. */
  dated: 'next_invoice' | 'due' | 'notice_sent' | null;
  /** What its button opens; an existing file comes before any list. */
  opens: 'all_invoices' | 'open_invoice' | 'eviction_notice' | 'eviction_letter' | null;
}

/** The look of each status (specification, section 4). */
const RENT_PANELS: Record<TenantRentStatus, RentPanel> = {
  paid: { colour: 'green', dated: 'next_invoice', opens: 'all_invoices' },
  over_paid: { colour: 'blue', dated: null, opens: null },
  to_pay: { colour: 'plain', dated: 'due', opens: 'open_invoice' },
  outstanding: { colour: 'plain', dated: 'due', opens: 'open_invoice' },
  overdue: { colour: 'red', dated: 'due', opens: 'open_invoice' },
  eviction_notice: { colour: 'red', dated: 'due', opens: 'eviction_notice' },
  eviction_notice_due: { colour: 'red', dated: 'notice_sent', opens: 'eviction_letter' },
};

/** For a status that this client does not know. */
const UNKNOWN: RentPanel = { colour: 'plain', dated: null, opens: 'all_invoices' };
export const rentPanelOf = (status: string): RentPanel =>
  (RENT_PANELS as Partial<Record<string, RentPanel>>)[status] ?? UNKNOWN;

/** Whether the status means an overdue amount. */
export const isLateStatus = (status: string): boolean => rentPanelOf(status).colour === 'red';

/** The look of the amount next to a status: overpaid, late, or hidden. */
type AmountStyle = 'plus' | 'red' | 'plain' | 'hidden';

export function amountStyle(status: string): AmountStyle {
  if (status === 'paid' || status === 'payout') return 'hidden';
  if (status === 'over_paid') return 'plus';
  return isLateStatus(status) ? 'red' : 'plain';
}
