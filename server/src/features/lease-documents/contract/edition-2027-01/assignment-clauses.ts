import type { AssignmentClauses } from '../contract.ts';
import { facts } from '../edition-2026-11/parts.ts';
import { assignmentIn as before } from '../edition-2026-12/assignment-clauses.ts';
import type { AssignmentWords } from '../edition-2026-12/assignment-words.ts';
import { agencyIn } from '../edition-2026-12/parts.ts';
import { partyIn } from './party.ts';
import type { LeaseTexts } from './lease-texts.ts';

/** An assignment in one language: as in the edition before, except for the landlord. */
export function assignmentIn(
  language: 'en' | 'no',
  words: AssignmentWords,
  { born }: Pick<LeaseTexts, 'born'>,
): AssignmentClauses {
  const values = before(language, words);
  return (assignment) => {
    const text = values(assignment);
    const { landlord, agency } = assignment;
    const { headings, labels } = words;
    const parties = {
      heading: headings.parties,
      blocks: [
        facts(
          [labels.landlord, partyIn({ ...words, born }, landlord)],
          [labels.agency, agencyIn(words, agency)],
        ),
      ],
    };
    return { ...text, sections: [parties, ...text.sections.slice(1)] };
  };
}
