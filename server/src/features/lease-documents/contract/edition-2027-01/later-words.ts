import type { Condition, Meter } from '@husvaer/domain/leases/protocol';

import type { LaterPapers } from '../contract.ts';

/** The texts of documents after a lease, in one language. Dates and amounts are already formatted. */
export interface LaterWords {
  /** As in the edition before. */
  notice: LaterPapers['notice'];
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
  /** How a document that everyone signs becomes binding. */
  signed: string;
  rentAdjustment: {
    title: (number: string) => string;
    heading: string;
    labels: Record<'before' | 'now' | 'from' | 'announced', string>;
    index: (facts: Record<'from' | 'fromMonth' | 'to' | 'toMonth', string>) => string;
    earliest: string;
  };
  extension: {
    title: (number: string) => string;
    heading: string;
    labels: Record<'before' | 'now', string>;
    openEnded: string;
    short: (reason: string) => string;
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
    liability: string;
    jointly: string;
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
