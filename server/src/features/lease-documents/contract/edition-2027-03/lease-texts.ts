import type { FixedTermGround } from '@husvaer/domain/leases/enums';

import type { LeaseTexts as WordsBefore } from '../edition-2027-02/lease-texts.ts';

/** The texts of a lease in this edition, in one language: those of the edition before, except for these. */
export interface LeaseTexts extends WordsBefore {
  /**
   * For a garage, parking space or storage room, which is no home (husleieloven § 1-1): § 3-7 and
   * Husleietvistutvalget (forskrift om Husleietvistutvalget § 2) are for homes only.
   */
  ofStorage: Pick<WordsBefore, 'rent' | 'noticeOfRoom' | 'securityCovers' | 'signing'>;
  /** The label of a term without an end. */
  duration: string;
  ofRoom: Pick<WordsBefore, 'securityCovers'>;
  /**
   * When the bank pays out a deposit (husleieloven § 3-5). `account` is the one for rent, formatted; null when
   * the lease names none. That rent is credited to it is the agreement in writing of the fourth paragraph.
   */
  paidOut: (account: string | null) => readonly string[];
  rooms: Record<'room' | 'storage' | 'homeOf', string>;
  /** Why a term is shorter than the law's minimum (husleieloven § 9-3); leases from before have no ground. */
  shorter: (ground: FixedTermGround | null, reason: string | null) => string;
  /** For a term of one to three years of a home that the landlord lives next to (husleieloven § 9-3). */
  atLandlords: string;
  /** Before the period of notice of a fixed term in which notice may be given (husleieloven § 9-2). */
  mayGiveNotice: string;
}
