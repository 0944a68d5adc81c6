import type { AssignmentClauses } from '../contract.ts';
import { facts } from '../edition-2026-11/parts.ts';
import { agencyIn, texts } from '../edition-2026-12/parts.ts';
import { assignmentIn as before } from '../edition-2027-01/assignment-clauses.ts';
import type { LeaseTexts } from '../edition-2027-01/lease-texts.ts';
import { partyIn } from '../edition-2027-01/party.ts';
import type { AssignmentWords } from './assignment-words.ts';
import { brokeringIn } from './brokering-clauses.ts';

/**
 * An assignment in one language: as in the edition before, except for the agency's licence, the months that a
 * guarantee pays, the work without brokering, and what the law requires of brokering.
 */
export const assignmentIn =
  (
    language: 'en' | 'no',
    words: AssignmentWords,
    leaseWords: Pick<LeaseTexts, 'born'>,
  ): AssignmentClauses =>
  (assignment) => {
    const { landlord, agency, brokering, guaranteeMonths, endsOn } = assignment;
    const text = before(
      language,
      {
        ...words,
        ...(brokering === null
          ? { title: words.titleOfManagement, work: words.management }
          : { signing: words.brokered.signing }),
        ...(endsOn === null && { labels: { ...words.labels, to: words.duration } }),
        withGuarantee: words.withGuarantee(guaranteeMonths ?? 0),
      },
      leaseWords,
    )(assignment);
    const licence = agency.licence && [
      words.licence(agency.licence.of),
      words.responsibleBroker(agency.licence.responsibleBroker),
    ];
    const parties = {
      heading: words.headings.parties,
      blocks: [
        facts(
          [words.labels.landlord, partyIn({ ...words, ...leaseWords }, landlord)],
          [words.labels.agency, [agencyIn(words, agency), ...(licence ?? [])].join('\n')],
        ),
      ],
    };
    const sections = text.sections.map((section) =>
      section.heading === words.headings.term && brokering !== null
        ? { ...section, blocks: [...section.blocks, ...texts([words.brokeringTerm])] }
        : section.heading === words.headings.payment && brokering !== null
          ? { ...section, blocks: [...section.blocks, ...texts([words.brokered.payment])] }
          : section,
    );
    const withdrawal = sections.findIndex(({ heading }) => heading === words.headings.withdrawal);
    const brokered = brokering === null ? [] : [brokeringIn(words, assignment)];
    return {
      ...text,
      sections: [parties, ...sections.slice(1).toSpliced(withdrawal, 0, ...brokered)],
    };
  };
