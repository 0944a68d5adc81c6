import type { SecurityType, UseCost } from '@husvaer/domain/leases/enums';

/** The texts of a lease in this edition, in one language. */
export interface LeaseTexts {
  /** BCP 47, for the format of amounts. */
  locale: string;
  kroner: (amount: string) => string;
  title: (number: string) => string;
  headings: Record<
    | 'parties'
    | 'home'
    | 'term'
    | 'notice'
    | 'rent'
    | 'security'
    | 'use'
    | 'upkeep'
    | 'eviction'
    | 'ownContract'
    | 'evictionBesideOwn'
    | 'houseRules'
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
  agency: (name: string, agent: string) => string;
  jointly: string;
  home: string;
  openEnded: string;
  /** husleieloven § 9-2 */
  endsByItself: string;
  noNoticeInTerm: string;
  /** husleieloven § 9-3 */
  shortTerm: (reason: string) => string;
  staysOn: string;
  noNotice: string;
  notice: (facts: { months: number; isToMonthEnd: boolean }) => string;
  /** husleieloven § 9-7 */
  landlordsNotice: string;
  dueOn: (day: number) => string;
  nothing: string;
  ownUse: (what: string) => string;
  useCosts: Record<UseCost, string>;
  /** How the rent is paid: by invoice, or to the landlord’s account, formatted; null when none is named. */
  rentInvoiced: string;
  rentDirect: (account: string | null) => string;
  rent: readonly string[];
  securities: Record<SecurityType, string>;
  depositAccount: string;
  securityCovers: string;
  use: (landlord: string) => readonly string[];
  upkeep: readonly string[];
  /**
   * tvangsfullbyrdelsesloven § 13-2 third paragraph a and b: without them the lease is no ground for an
   * eviction.
   */
  eviction: readonly string[];
  /** The rules when the landlord's own contract is appended to the facts. */
  ownContract: readonly string[];
  signing: readonly string[];
}
