import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { RentFacts } from '../leases/status.ts';
import type { RentStatus } from '../leases/enums.ts';

/** How the rent stands for those who pay it. */
export type TenantRentStatus = Exclude<RentStatus, 'payout'>;

/** An invoice a tenant has, as far as the panel reads it. Amounts in øre. */
interface Claim {
  dueOn: IsoDate;
  serial: number;
  /** Still to be paid; never below zero. */
  open: Ore;
}

/**
 * The invoice that a lease's panel is about: the first by its due date that something is owed of; where
 * nothing is, the latest. Null before the first.
 */
export function invoiceInView<One extends Claim>(claims: readonly One[]): One | null {
  const inOrder = claims.toSorted(
    (a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)) || a.serial - b.serial,
  );
  return inOrder.find(({ open }) => open > 0n) ?? inOrder.at(-1) ?? null;
}

/**
 * The amount that stands beside the rent's status (specification, section 4), øre: all that is overdue;
 * else all that is due by the first day on which something is; what was paid beyond what was owed; null
 * where everything is paid.
 */
export function rentInView(
  status: TenantRentStatus,
  { overdue, surplus }: Pick<RentFacts, 'overdue' | 'surplus'>,
  claims: readonly Claim[],
): Ore | null {
  if (status === 'paid') return null;
  if (status === 'over_paid') return surplus;
  if (overdue > 0n) return overdue;
  const first = invoiceInView(claims)?.dueOn;
  return claims
    .filter(({ dueOn, open }) => dueOn === first && open > 0n)
    .reduce((sum, { open }) => sum + open, 0n);
}

export interface RentPanel {
  colour: 'green' | 'red' | 'blue' | 'plain';
  /** What its date is. */
  dated: 'next_invoice' | 'due' | 'notice_sent' | null;
  /** What its button opens; a file that is there comes before any list. */
  opens: 'all_invoices' | 'open_invoice' | 'eviction_notice' | 'eviction_letter' | null;
}

/** How each status is shown (specification, section 4). */
export const RENT_PANELS: Record<TenantRentStatus, RentPanel> = {
  paid: { colour: 'green', dated: 'next_invoice', opens: 'all_invoices' },
  over_paid: { colour: 'blue', dated: null, opens: null },
  to_pay: { colour: 'plain', dated: 'due', opens: 'open_invoice' },
  outstanding: { colour: 'plain', dated: 'due', opens: 'open_invoice' },
  overdue: { colour: 'red', dated: 'due', opens: 'open_invoice' },
  eviction_notice: { colour: 'red', dated: 'due', opens: 'eviction_notice' },
  eviction_notice_due: { colour: 'red', dated: 'notice_sent', opens: 'eviction_letter' },
};

/** The same for a word that this client does not know yet. */
const UNKNOWN: RentPanel = { colour: 'plain', dated: null, opens: 'all_invoices' };
export const rentPanelOf = (status: string): RentPanel =>
  (RENT_PANELS as Partial<Record<string, RentPanel>>)[status] ?? UNKNOWN;

/** Whether something is owed that is past its day. */
export const isLateStatus = (status: string): boolean => rentPanelOf(status).colour === 'red';

/** How the amount beside a status is shown: beyond what was owed, late, or not at all. */
export type AmountLook = 'plus' | 'red' | 'plain' | 'hidden';

export function amountLook(status: string): AmountLook {
  if (status === 'paid' || status === 'payout') return 'hidden';
  if (status === 'over_paid') return 'plus';
  return isLateStatus(status) ? 'red' : 'plain';
}
