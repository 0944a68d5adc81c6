import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { LaterWords as WordsBefore } from '../edition-2027-01/later-words.ts';

/** The texts of documents after a lease in this edition, in one language. Dates are already formatted. */
export interface LaterWords extends WordsBefore {
  /** The label of a room, a garage or a storage room. */
  room: string;
  tenants: WordsBefore['tenants'] & {
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
}
