import type { AssignmentClauses, Clauses, LaterPapers } from './contract.ts';
import { assignmentIn } from './edition-2027-03/assignment-clauses.ts';
import { assignmentEn } from './edition-2027-03/assignment-en.ts';
import { assignmentNo } from './edition-2027-03/assignment-no.ts';
import { clausesIn } from './edition-2027-03/clauses.ts';
import { en } from './edition-2027-03/en.ts';
import { laterIn } from './edition-2027-03/later-clauses.ts';
import { laterEn } from './edition-2027-03/later-en.ts';
import { laterNo } from './edition-2027-03/later-no.ts';
import { no } from './edition-2027-03/no.ts';

export interface Edition {
  lease: { en: Clauses; no: Clauses };
  assignment: { en: AssignmentClauses; no: AssignmentClauses };
  later: { en: LaterPapers; no: LaterPapers };
  /**
   * The documents in which those who sign accept notices by e-mail (tvangsfullbyrdelsesloven § 4-18): the lease,
   * and the agreement by which a tenant moves in.
   */
  emailNotices: readonly ('lease' | 'tenants')[];
}

/** All editions of the documents' texts. An edition that documents were made by is never changed or removed. */
const EDITIONS = {
  '2027-03': {
    lease: { en: clausesIn('en', en), no: clausesIn('no', no) },
    assignment: { en: assignmentIn('en', assignmentEn), no: assignmentIn('no', assignmentNo) },
    later: { en: laterIn('en', laterEn), no: laterIn('no', laterNo) },
    emailNotices: ['lease', 'tenants'],
  },
} as const satisfies Record<string, Edition>;

/** The edition of new documents. */
export const EDITION: keyof typeof EDITIONS = '2027-03';
export const CLAUSES: Edition = EDITIONS[EDITION];

/** The edition that a document was made by, which it keeps. Throws if there is none of this name. */
export function editionOf(
  { edition }: { edition: string },
  editions: Readonly<Record<string, Edition>> = EDITIONS,
): Edition {
  const found = editions[edition];
  if (!found) throw new Error(`there is no edition ${edition} of the documents' texts`);
  return found;
}
