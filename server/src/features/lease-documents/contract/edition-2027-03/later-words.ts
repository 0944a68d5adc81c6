import type { SecurityType } from '@husvaer/domain/leases/enums';
import type { NoticeGround } from '@husvaer/domain/leases/notice';
import type { Condition, Meter } from '@husvaer/domain/leases/protocol';

import type { HomeKind, NoticeFacts } from '../contract.ts';

/** The texts of documents after a lease, in one language. Dates and amounts are already formatted. */
export interface LaterWords {
  locale: string;
  kroner: (amount: string) => string;
  months: readonly string[];
  tenancy: string;
  labels: {
    lease: string;
    address: string;
    landlord: string;
    tenant: string;
    tenants: string;
    lastDay: string;
    from: string;
  };
  number: (number: string) => string;
  /** The label of a room, a garage or a storage room. */
  room: string;
  /** How a document that everyone signs becomes binding. */
  signed: string;
  notice: {
    title: (number: string) => string;
    heading: string;
    labels: Record<'by' | 'givenOn', string>;
    /** Who gives it, when an agency does so for the landlord. */
    inPersonOf: (landlord: string, agency: string) => string;
    ground: (ground: NoticeGround) => string;
    /** Why a landlord's notice has no reason (husleieloven § 9-7 fourth paragraph). */
    withoutReason: Record<HomeKind, string>;
    approved: (day: string) => string;
    /** How and until when a tenant may protest, and what follows (husleieloven § 9-8). */
    protest: {
      heading: string;
      texts: (notice: NoticeFacts & { protestUntil: string }) => readonly string[];
    };
  };
  rentAdjustment: {
    title: (number: string) => string;
    heading: string;
    labels: Record<'before' | 'now' | 'from' | 'announced', string>;
    index: (facts: Record<'from' | 'fromMonth' | 'to' | 'toMonth', string>) => string;
    earliest: string;
    /** Who gives the notice for the landlord. */
    onBehalf: (agency: string) => string;
  };
  extension: {
    title: (number: string) => string;
    heading: string;
    labels: Record<'before' | 'now', string>;
    /** What a term below the minimum needs if it was below it before (husleieloven § 9-3). */
    shorterBefore: string;
  };
  ending: {
    title: (number: string) => string;
    heading: string;
    agreed: string;
    rentToLastDay: string;
    rentTo: (day: string) => string;
  };
  tenants: {
    title: (number: string) => string;
    heading: string;
    labels: Record<'leaves' | 'joins', string>;
    /** Which claims each tenant is liable for (husleieloven § 8-5). */
    claims: (from: string) => readonly string[];
    /** When somebody moves in. */
    joining: string;
    /** What happens with the security; nothing without one. */
    security: Record<Exclude<SecurityType, 'no_deposit'>, readonly string[]>;
    headings: Record<'security' | 'eviction' | 'norwegian', string>;
    /** Who joins accepts the lease's clause on eviction personally (tvangsfullbyrdelsesloven § 13-2). */
    accepts: (names: string) => string;
    /** Who joins accepts notices by e-mail (tvangsfullbyrdelsesloven § 4-18). */
    acceptsMessages: (names: string) => string;
  };
  protocol: {
    title: (number: string, isMoveIn: boolean) => string;
    inspected: string;
    meters: string;
    meter: Record<Meter, string>;
    keys: string;
    count: (count: number) => string;
    condition: string;
    conditions: Record<Condition, string>;
    note: string;
    deposit: {
      heading: string;
      labels: Record<'whole' | 'toTenant' | 'toLandlord', string>;
      agreed: string;
    };
    guarantee: {
      heading: string;
      labels: Record<'whole' | 'notClaimed' | 'claimed', string>;
      agreed: string;
    };
    signing: { heading: string; text: string };
  };
}
