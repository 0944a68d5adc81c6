import type { Ore } from '@husvaer/domain/kernel/money';

import type { Bank } from './bank.ts';
import type { Claim } from './tenants.ts';
import type { Person } from './world.ts';

/** How an agency runs its business; drawn by the seed. */
export interface AgencySettings {
  /** Decimals of advertised rents: 0 or 2. */
  decimals: 0 | 2;
  leadDays: number;
  signingDays: number;
  guaranteeMonths: number;
  payoutDay: number;
  waitDays: number;
  approvalsNeeded: number;
  kidSource: 'ocr' | 'camt054';
}

/** An agency, or the operator as the collector of private landlords' rent. */
export interface Agency {
  id: string;
  subDomain: string;
  name: string;
  settings: AgencySettings;
  clientAccount: string;
  agents: Person[];
  /** Who may approve payouts; some of the agents. */
  approvers: Person[];
  landlords: Person[];
  bank: Bank;
  /** A key of its own system for the partner API. */
  key: string;
  /** The months that were signed off: `2027-01`. */
  signedMonths: string[];
  /** The status of each lease in the partner API on the evening before, by the contract's id. */
  statuses: Map<string, string>;
  /** The accounts of each signed month, as they were read first. */
  signedAccounts: Map<string, string>;
}

/** A home, and its advertisement. */
export interface Home {
  /** The listing's id. */
  id: string;
  /** Its place in the world: 1, 2, … */
  number: number;
  title: string;
  agency: Agency;
  landlord: Person;
  rent: Ore;
}

/** How a tenant pays; each has its actions in `tenants.ts`. */
export const HABITS = [
  ...(['on_time', 'early', 'late', 'after_notice', 'after_petition', 'never'] as const),
  ...(['in_parts', 'twice', 'a_little_more', 'as_shown', 'by_plan'] as const),
  ...(['without_kid', 'wrong_kid', 'taken_back', 'to_landlord', 'says_paid', 'objects'] as const),
] as const;
export type Habit = (typeof HABITS)[number];

/** A lease from its draft to its end, as the world knows it. */
export interface Tenancy {
  /** The contract's id. */
  id: string;
  /** Its place in the world: 1, 2, … */
  number: number;
  home: Home;
  tenants: Person[];
  startsOn: string;
  /** The last day of a fixed term. */
  endsOn: string | null;
  dueDay: number;
  rent: Ore;
  habit: Habit;
  hasPayoutGuarantee: boolean;
  /** The day on which everybody had signed. */
  signedOn: string | null;
  /** Who signed in fact: the name that BankID gave at each signature. */
  signedBy: { role: 'tenant' | 'landlord'; identity: string }[];
  /** The day that a notice or an agreement ends it on. */
  leavesOn: string | null;
  /** The money that its payers sent, as far as a file of the bank has told it. */
  arrived: Ore;
  /** The account that the tenant pays from. */
  payerAccount: string;
  /** The instalments of the tenant's plan, while it runs. */
  plan: { amount: Ore; dueOn: string }[] | null;
  /** The last instalment of a plan that was paid, while the bank may take it back. */
  instalmentPaid: { amount: Ore; kid: string } | null;
  /** The invoices as its tenants last read them. */
  claims: readonly Claim[];
  /** The last day on which somebody did something to it. */
  touchedOn: string;
  /** Whether somebody has let its home a second time. */
  isTwice: boolean;
  /** Its row in the agency's list on the evening before. */
  lastRow: string;
}

/** `lease 7`, as the story calls it. */
export const nameOf = ({ number }: Pick<Tenancy, 'number'>): string => `lease ${number}`;
