import type { Ore } from '@husvaer/domain/kernel/money';

import type { Random } from '../../../demo/src/random.ts';
import type { SentMail } from '../../src/platform/mail/mailer.ts';
import type { TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { AgencySystems } from './agency-system.ts';
import type { RenderedPages } from './rendered-pages.ts';
import type { RuleId } from './rules/register.ts';
import type { Story } from './story.ts';

/** A person of the world: what they told at registration, and who BankID says they are. */
export interface Person extends TestPerson {
  birthDate: string;
  language: 'en' | 'no';
  /** The address of their line; limits count calls by it. */
  remoteAddress: string;
}

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
  /** An agent who stays for some weeks. */
  newcomer: Person | null;
  janitor: Person;
  /** People who were agents. */
  dismissed: Person[];
  /** Who may approve payouts; some of the agents. */
  approvers: Person[];
  landlords: Person[];
  bank: Bank;
  /** A key of its own system for the partner API. */
  key: string;
  /** The months that were signed off: `2027-01`. */
  signedMonths: string[];
  /** The status of each lease in the list on the evening before, by the contract's id. */
  statuses: Map<string, string>;
  /** The accounts of each signed month, as they were read first. */
  signedAccounts: Map<string, string>;
  /** The days of the world on which things are planned, by the name of their list. */
  plans: Map<string, number[]>;
  /** What a landlord was charged for. */
  charge: { invoiceId: string; tenancy: Tenancy } | null;
  /** A landlord who has deactivated the account. */
  away: { landlord: Person; since: string } | null;
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
export const BEHAVIOURS = [
  ...(['on_time', 'early', 'late', 'after_notice', 'after_petition', 'never'] as const),
  ...(['in_parts', 'twice', 'a_little_more', 'as_shown', 'by_plan'] as const),
  ...([
    'without_kid',
    'mistyped_kid',
    'taken_back',
    'to_landlord',
    'reports_paid',
    'objects',
  ] as const),
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

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
  /** The days of the month that rent is due on, each with the first month of it. */
  dueDays: { day: number; since: string }[];
  rent: Ore;
  /** Later rents, each with its first day. */
  rents: { amount: Ore; since: string }[];
  securityType: string;
  behaviour: Behaviour;
  guaranteeMonths: number | null;
  /** Whether its contract is a document of the agency's own. */
  hasOwnContract: boolean;
  /** Its tenants from a day on, as everybody has signed. */
  coming: { tenants: Person[]; from: string } | null;
  /** The day on which each letter was taken to the post office, by the letter's document. */
  postedOn: Map<string, string>;
  /** The final settlement that its landlord has to pay, as they last read it. */
  finalSettlement: Claim | null;
  /** Whether it is out for signing, or signed. */
  isSent: boolean;
  isCalledOff: boolean;
  /** The day on which everybody had signed. */
  signedOn: string | null;
  /** Who signed in fact: the name that BankID gave at each signature. */
  signedBy: { role: 'tenant' | 'landlord'; identity: string }[];
  /** People whom the contract calls otherwise, and of whom an agent confirmed that it is them. */
  confirmedNames: string[];
  /** Whether an agent has confirmed its long term. It counts when the same lease is sent again. */
  isTermConfirmed: boolean;
  /** The day that a notice or an agreement ends it on. */
  leavesOn: string | null;
  /** The money that its payers sent, as far as a file of the bank has reported it, by its KID. */
  arrived: Map<string, Ore>;
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
  /** The day on which something happened that nobody has read yet. */
  waitsSince: string | null;
}

/** Adds money to what has arrived for a lease. */
export function addArrival({ arrived }: Tenancy, kid: string | null, amount: Ore): void {
  const key = kid ?? 'none';
  arrived.set(key, (arrived.get(key) ?? 0n) + amount);
}

/** `lease 7`, as the story calls it. */
export const nameOf = ({ number }: Pick<Tenancy, 'number'>): string => `lease ${number}`;

/** An invoice as its tenant sees it. Amounts in øre. */
export interface Claim {
  id: string;
  /** Its PDF. */
  fileId: string | null;
  serial: number;
  kid: string | null;
  account: string;
  dueOn: string;
  status: string;
  total: Ore;
  fees: Ore;
  /** What is left to pay, as the invoice says. */
  open: Ore;
  credited: Ore;
  lost: Ore;
  paid: Ore;
  kind: string;
  /** The first day of the month that its rent is for. */
  month: string | null;
}

/** A movement on the account in fact. It may stand in several files. */
export interface Movement {
  amount: Ore;
  kid: string | null;
  /** Who it came from; for an order's debit, who it went to. */
  name: string;
  account: string;
  text: string | null;
  endToEndId?: string;
  /** The lease that it was sent for. */
  tenancy?: Tenancy;
  /** The day that the bank dates it; today by default. */
  on?: string;
}

/** One payment of an order, as the bank received it. */
export interface Ordered {
  endToEndId: string;
  amount: Ore;
  /** The recipient's account. */
  to: string;
  on: string;
  /** Whether the bank has paid it, and has not returned it. */
  isPaid: boolean;
  /** Whether somebody has forged its return. */
  isForged: boolean;
}

/** A file of the bank, and the way it takes to the agency's books. */
export interface FileOfDay {
  bytes: Buffer;
  /** What it is, for the story: `statement with 3 entries`. */
  what: string;
  channel: 'folder' | 'upload' | 'partner_api';
  /** The movements that it tells first. */
  movements?: readonly Movement[];
}

/** The bank of one client account: it knows what moved in fact, and tells it in files of many shapes. */
export interface Bank {
  readonly account: string;
  /** The balance in fact. */
  readonly balance: Ore;
  readonly ordered: readonly Ordered[];
  /** Whether each movement stands in a file that was sent. */
  readonly isAllReported: boolean;
  /** Money comes in, or goes out, today. */
  move(movement: Movement): void;
  /** What came from each account, less what was taken back. */
  readonly received: ReadonlyMap<string, Ore>;
  /** Reads the orders of the folder, carries yesterday's out, and returns today's files. */
  endDay(today: string, draw: Random): FileOfDay[];
}

/** An account for payouts, and the first day in whose evening it counts. */
interface NamedAccount {
  account: string;
  from: string;
}

/** The account that counts for a landlord on the evening of a day. */
export const accountOn = (
  { accounts }: Pick<World, 'accounts'>,
  landlord: Person,
  day: string,
): string | undefined => accounts.get(landlord)?.findLast(({ from }) => from <= day)?.account;

/** A rule that did not hold. */
export interface Violation {
  rule: RuleId;
  /** The lease, home, person or file. */
  about: string;
  /** What contradicts what. */
  text: string;
  day: string;
}

/** The answer of a call: its data, or the code it was refused with. */
export interface Reply {
  data: any;
  refusal: string | null;
  params: any;
}

/** A lease of a landlord without an agency. */
export interface PrivateLease {
  /** The contract's id; empty until it is drafted. */
  id: string;
  number: number;
  landlord: Person;
  tenants: Person[];
  signedBy: { role: 'tenant' | 'landlord'; identity: string }[];
  rent: Ore;
  collection: 'collected' | 'direct';
  startsOn: string;
  /** The account that the landlord has named for payouts. */
  account: string;
  claims: readonly Claim[];
}

/** The operator, who collects the rent of private landlords in its own books. */
export interface Operator {
  clientAccount: string;
  bank: Bank;
  bookkeepers: Person[];
  /** Enters price indexes. */
  staff: Person;
  leases: PrivateLease[];
}

/** A deposit account, as its bank knows it. */
export interface DepositAccount {
  number: string;
  reference: string;
  tenancy: Tenancy;
  /** What is to be paid in, and the day on which its tenants do. */
  amount: Ore;
  paysOn: string;
  balance: Ore;
  isPaidIn: boolean;
  /** What the bank is told to pay, and has not paid. */
  release: { toTenant: Ore; toLandlord: Ore } | null;
  claim: DepositClaim | null;
}

/** Who claims the money, and what the other side does about it. */
interface DepositClaim {
  by: 'tenant' | 'landlord';
  amount: Ore;
  on: string;
  /** When the letter about a landlord's claim was posted. */
  postedOn: string | null;
  answer: 'accept' | 'withdraw' | 'sue' | 'none';
  isAccepted: boolean;
  /** Whether the other side has proved a lawsuit. */
  isContested: boolean;
  /** Whether its bank was told to pay. */
  isOrdered: boolean;
}

/** The deposit accounts of a world, and what their bank was told. */
interface Deposits {
  accounts: DepositAccount[];
  /** What the bank was told today to open tomorrow. */
  toOpen: DepositAccount[];
  read: Set<string>;
  answers: number;
}

export interface World {
  app: TestApp;
  site: string;
  pages: RenderedPages;
  systems: AgencySystems;
  seed: number;
  /** Whether careless and dishonest people live in it. */
  hasMisconduct: boolean;
  story: Story;
  /** A random stream for a name; what one part draws does not move another part's numbers. */
  draw(name: string): Random;
  people: Person[];
  agencies: Agency[];
  homes: Home[];
  tenancies: Tenancy[];
  /** The accounts that a landlord has set for payouts, the latest last. */
  accounts: Map<Person, NamedAccount[]>;
  /** The ids of documents whose text was compared. */
  papersRead: Set<string>;
  /** The operator; undefined until it has opened its books. */
  operator: Operator | undefined;
  deposits: Deposits;
  /** The terms of each invoice as they were read first, by its id. */
  invoiceTerms: Map<string, string>;
  /** The mails of the day so far. */
  mails: SentMail[];
  violations: Violation[];
  /** States that the world has reached, for the rules that begin with "sometimes". */
  reached: Set<string>;
  today(): string;
  /** Days since the world began. */
  dayNumber(): number;
  /** Reports that a rule does not hold. The same contradiction is reported once. */
  report(rule: RuleId, about: string, text: string): void;
  /** Reads as a person, or as a guest. */
  request(who: Person | null, query: string, variables?: object): Promise<Reply>;
  /** Reads what a person may read. Throws if it is refused. */
  read(who: Person | null, query: string, variables?: object): Promise<any>;
  /** Runs a mutation as a person, who has just logged in by BankID. */
  act(who: Person, name: string, inputData: object, fields?: string): Promise<Reply>;
  /** A token of a person for now. */
  tokenOf(who: Person): Promise<string>;
  /** Runs everything that is due now, and collects the mails. */
  settle(): Promise<void>;
  close(): Promise<void>;
}
