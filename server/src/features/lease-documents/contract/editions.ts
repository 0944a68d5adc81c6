import type { AssignmentClauses, Clauses, LaterPapers } from './contract.ts';
import { assignmentIn } from './edition-2026-11/assignment-clauses.ts';
import { assignmentEn } from './edition-2026-11/assignment-en.ts';
import { assignmentNo } from './edition-2026-11/assignment-no.ts';
import { clausesIn } from './edition-2026-11/clauses.ts';
import { en } from './edition-2026-11/en.ts';
import { laterEn } from './edition-2026-11/later-en.ts';
import { laterNo } from './edition-2026-11/later-no.ts';
import { no } from './edition-2026-11/no.ts';
import { assignmentIn as assignmentInDecember } from './edition-2026-12/assignment-clauses.ts';
import { assignmentEn as assignmentEnDecember } from './edition-2026-12/assignment-en.ts';
import { assignmentNo as assignmentNoDecember } from './edition-2026-12/assignment-no.ts';
import { clausesIn as clausesInDecember } from './edition-2026-12/clauses.ts';
import { en as enDecember } from './edition-2026-12/en.ts';
import { laterEn as laterEnDecember } from './edition-2026-12/later-en.ts';
import { laterNo as laterNoDecember } from './edition-2026-12/later-no.ts';
import { no as noDecember } from './edition-2026-12/no.ts';
import { assignmentIn as assignmentInJanuary } from './edition-2027-01/assignment-clauses.ts';
import { clausesIn as clausesInJanuary } from './edition-2027-01/clauses.ts';
import { en as enJanuary } from './edition-2027-01/en.ts';
import { laterIn } from './edition-2027-01/later-clauses.ts';
import { laterEn as laterEnJanuary } from './edition-2027-01/later-en.ts';
import { laterNo as laterNoJanuary } from './edition-2027-01/later-no.ts';
import { no as noJanuary } from './edition-2027-01/no.ts';
import { clausesIn as clausesInFebruary } from './edition-2027-02/clauses.ts';
import { en as enFebruary } from './edition-2027-02/en.ts';
import { no as noFebruary } from './edition-2027-02/no.ts';
import { assignmentIn as assignmentInMarch } from './edition-2027-03/assignment-clauses.ts';
import { assignmentEn as assignmentEnMarch } from './edition-2027-03/assignment-en.ts';
import { assignmentNo as assignmentNoMarch } from './edition-2027-03/assignment-no.ts';
import { clausesIn as clausesInMarch } from './edition-2027-03/clauses.ts';
import { en as enMarch } from './edition-2027-03/en.ts';
import { laterIn as laterInMarch } from './edition-2027-03/later-clauses.ts';
import { laterEn as laterEnMarch } from './edition-2027-03/later-en.ts';
import { laterNo as laterNoMarch } from './edition-2027-03/later-no.ts';
import { no as noMarch } from './edition-2027-03/no.ts';

interface Edition {
  lease: { en: Clauses; no: Clauses };
  assignment: { en: AssignmentClauses; no: AssignmentClauses };
  later: { en: LaterPapers; no: LaterPapers };
}

/** With the number of its place before the heading of each clause that has none, so that each can be named. */
const numbered =
  (clauses: Clauses): Clauses =>
  (lease) => {
    const text = clauses(lease);
    const sections = text.sections.map(({ heading, blocks }, index) => {
      const number = `${index + 1}. `;
      return { heading: heading.startsWith(number) ? heading : number + heading, blocks };
    });
    return { ...text, sections };
  };

const JANUARY: Edition = {
  lease: { en: clausesInJanuary('en', enJanuary), no: clausesInJanuary('no', noJanuary) },
  assignment: {
    en: assignmentInJanuary('en', assignmentEnDecember, enJanuary),
    no: assignmentInJanuary('no', assignmentNoDecember, noJanuary),
  },
  later: { en: laterIn('en', laterEnJanuary), no: laterIn('no', laterNoJanuary) },
};

const FEBRUARY: Edition = {
  ...JANUARY,
  lease: { en: clausesInFebruary('en', enFebruary), no: clausesInFebruary('no', noFebruary) },
};

/**
 * All editions of the documents' texts. An edition that documents were made by is never changed or removed.
 */
const EDITIONS = {
  '2026-11': {
    lease: { en: clausesIn('en', en), no: clausesIn('no', no) },
    assignment: { en: assignmentIn('en', assignmentEn), no: assignmentIn('no', assignmentNo) },
    later: { en: laterEn, no: laterNo },
  },
  '2026-12': {
    lease: { en: clausesInDecember('en', enDecember), no: clausesInDecember('no', noDecember) },
    assignment: {
      en: assignmentInDecember('en', assignmentEnDecember),
      no: assignmentInDecember('no', assignmentNoDecember),
    },
    later: { en: laterEnDecember, no: laterNoDecember },
  },
  '2027-01': JANUARY,
  '2027-02': FEBRUARY,
  '2027-03': {
    lease: {
      en: numbered(clausesInMarch('en', enMarch)),
      no: numbered(clausesInMarch('no', noMarch)),
    },
    assignment: {
      en: assignmentInMarch('en', assignmentEnMarch, enJanuary),
      no: assignmentInMarch('no', assignmentNoMarch, noJanuary),
    },
    later: { en: laterInMarch('en', laterEnMarch), no: laterInMarch('no', laterNoMarch) },
  },
} as const satisfies Record<string, Edition>;

/** The first edition in which the parties accept notices by e-mail (tvangsfullbyrdelsesloven § 4-18). */
export const EMAIL_NOTICES_SINCE: keyof typeof EDITIONS = '2027-01';

/** The first edition in which who moves in accepts them personally, and eviction. */
export const JOINING_ACCEPT_SINCE: keyof typeof EDITIONS = '2027-03';

/** The edition of new documents. */
export const EDITION: keyof typeof EDITIONS = '2027-03';
export const CLAUSES: Edition = EDITIONS[EDITION];
