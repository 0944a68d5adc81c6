import type { FixedTermGround, SecurityType, UseCost } from '@husvaer/domain/leases/enums';

import type { HomeKind } from '../contract.ts';

/** The texts of a lease, in one language. */
export interface LeaseTexts {
  /** BCP 47, for the format of amounts. */
  locale: string;
  kroner: (amount: string) => string;
  title: (number: string, what: HomeKind) => string;
  headings: Record<
    | 'parties'
    | 'home'
    | 'object'
    | 'term'
    | 'notice'
    | 'rent'
    | 'security'
    | 'use'
    | 'useOfObject'
    | 'upkeep'
    | 'eviction'
    | 'ownContract'
    | 'evictionBesideOwn'
    | 'houseRules'
    | 'norwegian'
    | 'signing',
    string
  >;
  labels: Record<
    | 'landlord'
    | 'agency'
    | 'tenant'
    | 'coTenant'
    | 'address'
    | 'from'
    | 'to'
    | 'monthlyRent'
    | 'due'
    | 'beside'
    | 'security'
    | 'amount'
    | 'document',
    string
  >;
  rooms: Record<'room' | 'storage' | 'homeOf', string>;
  agency: (name: string, agent: string) => string;
  born: (day: string) => string;
  /** The label of an organisation number. */
  orgNumber: string;
  jointly: string;
  home: Record<HomeKind, string>;
  /** The label of a term without an end. */
  duration: string;
  openEnded: string;
  /** husleieloven § 9-2 */
  endsByItself: string;
  noNoticeInTerm: string;
  /** Why a term is shorter than the law's minimum (husleieloven § 9-3); a lease from elsewhere has no ground. */
  shorter: (ground: FixedTermGround | null, reason: string | null) => string;
  /** For a term of one to three years of a home that the landlord lives next to (husleieloven § 9-3). */
  atLandlords: string;
  staysOn: string;
  noNotice: string;
  /** Before the period of notice of a fixed term in which notice may be given (husleieloven § 9-2). */
  mayGiveNotice: string;
  notice: (facts: { months: number; isToMonthEnd: boolean }) => string;
  /** husleieloven § 9-7 */
  landlordsNotice: string;
  /** husleieloven § 9-5 third paragraph, § 9-7 fourth and § 9-8 third: for a room, garage or storage room. */
  noticeOfRoom: string;
  dueOn: (day: number) => string;
  nothing: string;
  ownUse: (what: string) => string;
  useCosts: Record<UseCost, string>;
  /** When the rent is invoiced by Husvær. */
  rentInvoiced: string;
  /** The same, with the account, formatted, and the name of its owner. */
  rentToAccount: (account: string, owner: string) => string;
  /** For an agency without a client account here: it states where to pay. */
  rentUninvoiced: string;
  /** To the landlord’s account, formatted; null when none is named. */
  rentDirect: (account: string | null) => string;
  rent: readonly string[];
  securities: Record<SecurityType, string>;
  depositAccount: string;
  insurance: string;
  guarantee: string;
  securityCovers: string;
  acceptance: {
    labels: Record<'provider' | 'secured' | 'price' | 'voluntary', string>;
    of: Record<Exclude<SecurityType, 'no_deposit'>, Acceptance>;
    once: (amount: string) => string;
    /** When the rent is invoiced by Husvær. */
    invoiced: string;
  };
  /**
   * When the bank pays out a deposit (husleieloven § 3-5). `account` is the one for rent, formatted; null when
   * the lease names none. That rent is credited to it is the agreement in writing of the fourth paragraph.
   */
  paidOut: (account: string | null) => readonly string[];
  use: (landlord: string, what: HomeKind) => readonly string[];
  upkeep: Record<HomeKind, readonly string[]>;
  /**
   * tvangsfullbyrdelsesloven § 13-2 third paragraph a and b: without them the lease is no ground for an
   * eviction.
   */
  eviction: readonly string[];
  /** The rules when the landlord's own contract is appended to the facts. */
  ownContract: readonly string[];
  /** Notices may be given by e-mail (tvangsfullbyrdelsesloven § 4-18). */
  messages: { heading: string; texts: readonly string[] };
  /** The language that is binding. */
  language: string;
  signing: readonly string[];
  ofRoom: Pick<LeaseTexts, 'securityCovers'>;
  /**
   * For a garage, parking space or storage room, which is no home (husleieloven § 1-1): § 3-7 and
   * Husleietvistutvalget (forskrift om Husleietvistutvalget § 2) are for homes only.
   */
  ofStorage: Pick<LeaseTexts, 'rent' | 'noticeOfRoom' | 'securityCovers' | 'signing'>;
}

/** What the tenant accepts about a security, separately from the rest of the lease. */
interface Acceptance {
  heading: string;
  /** When the lease names no provider. */
  provider: string;
  /** When the lease states no price. */
  price: string;
  voluntary: string | null;
  texts: readonly string[];
}
