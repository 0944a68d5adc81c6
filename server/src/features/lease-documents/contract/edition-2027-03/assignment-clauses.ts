import type { AssignmentVariable } from '@husvaer/domain/lease-documents/additions';
import { LANDLORD_DAYS_TO_PAY } from '@husvaer/domain/payments/final-settlement';
import type { Commission } from '@husvaer/domain/properties/assignment';

import type { Section } from '../../../../platform/pdf/document-text.ts';
import type { AssignmentClauses, AssignmentFacts } from '../contract.ts';
import type { AssignmentWords } from './assignment-words.ts';
import { brokeringIn } from './brokering-clauses.ts';
import {
  additionsIn,
  agencyIn,
  amountIn,
  dateOf,
  facts,
  partyIn,
  texts,
  type Row,
} from './parts.ts';

/** A line to write on. */
const BLANK = `\n${'_'.repeat(40)}`;

/** An assignment in one language, in reading order. */
export const assignmentIn =
  (language: 'en' | 'no', words: AssignmentWords): AssignmentClauses =>
  (assignment) => {
    const { headings, labels, brokered, withdrawalLabels: form } = words;
    const { landlord, agency, address, additions, brokering } = assignment;
    const title = (brokering === null ? words.titleOfManagement : words.title)(assignment.number);
    const work = brokering === null ? words.management : words.work;
    const signing = brokering === null ? words.signing : brokered.signing;
    return {
      language,
      title,
      sections: [
        parties(words, assignment),
        { heading: headings.home, blocks: [facts([labels.address, address])] },
        { heading: headings.work, blocks: texts(work) },
        term(words, assignment),
        payment(words, assignment),
        money(words, assignment),
        { heading: headings.authority, blocks: texts(words.authority) },
        { heading: headings.privacy, blocks: texts([words.privacy]) },
        { heading: headings.withdrawal, blocks: texts(words.withdrawal) },
        ...(brokering === null ? [] : [brokeringIn(words, assignment)]),
        ...additionsIn(additions, valuesOf(words, assignment)),
        { heading: headings.signing, blocks: texts([signing]) },
        {
          heading: headings.withdrawalForm,
          blocks: [
            ...texts([words.withdrawalForm.whenToUse]),
            facts([form.to, agencyIn(words, agency)]),
            ...texts([words.withdrawalForm.withdraws]),
            facts(
              [form.about, title],
              [form.agreedOn, BLANK],
              [form.name, landlord.name],
              [form.address, BLANK],
              [form.on, BLANK],
              [form.signature, BLANK],
            ),
          ],
        },
      ],
    };
  };

function parties(words: AssignmentWords, { landlord, agency }: AssignmentFacts): Section {
  const { labels } = words;
  const licence = agency.licence
    ? [words.licence(agency.licence.of), words.responsibleBroker(agency.licence.responsibleBroker)]
    : [];
  return {
    heading: words.headings.parties,
    blocks: [
      facts(
        [labels.landlord, partyIn(words, landlord)],
        [labels.agency, [agencyIn(words, agency), ...licence].join('\n')],
      ),
    ],
  };
}

const term = (
  words: AssignmentWords,
  { startsOn, endsOn, brokering }: AssignmentFacts,
): Section => ({
  heading: words.headings.term,
  blocks: [
    facts(
      [words.labels.from, dateOf(startsOn)],
      endsOn === null ? [words.duration, words.openEnded] : [words.labels.to, dateOf(endsOn)],
    ),
    ...texts([words.notice, brokering !== null && words.brokeringTerm]),
  ],
});

function payment(words: AssignmentWords, assignment: AssignmentFacts): Section {
  const { brokering, management, addons, agency } = assignment;
  const amount = amountIn(words);
  const shown = (
    taken: Commission | null,
    fixed: (amount: string) => string,
    share: (share: string) => string,
  ): string => {
    if (!taken) return words.nothing;
    if (taken.type === 'fixed') return fixed(amount(taken.amount));
    const percent = new Intl.NumberFormat(words.locale).format(Number(taken.amount) / 100);
    return share(words.percent(percent));
  };
  return {
    heading: words.headings.payment,
    blocks: [
      facts(
        [words.labels.brokering, shown(brokering, words.once, words.ofFirstRent)],
        [words.labels.management, shown(management, words.eachMonth, words.ofEachRent)],
        ...addons.map((addon): Row => [
          words.labels.addon,
          `${addon.name}: ${words.eachMonth(amount(addon.amount))}`,
        ]),
      ),
      ...texts([
        words.payment,
        words.owed(LANDLORD_DAYS_TO_PAY),
        agency.legal?.isInVat ? words.withVat : words.withoutVat,
        brokering !== null && words.brokered.payment,
      ]),
    ],
  };
}

const money = (
  words: AssignmentWords,
  { payoutDay, guaranteeMonths }: AssignmentFacts,
): Section => ({
  heading: words.headings.money,
  blocks: [
    facts(
      [words.labels.payoutDay, words.onDay(payoutDay)],
      [
        words.labels.guarantee,
        guaranteeMonths === null ? words.withoutGuarantee : words.withGuarantee(guaranteeMonths),
      ],
    ),
    ...texts(words.money),
  ],
});

/** The variables of an agency's additions to an assignment. */
const valuesOf = (
  words: AssignmentWords,
  assignment: AssignmentFacts,
): Record<AssignmentVariable, string> => ({
  address: assignment.address,
  landlordName: assignment.landlord.name,
  agencyName: assignment.agency.name,
  agentName: assignment.agency.agent,
  startDate: dateOf(assignment.startsOn),
  endDate: assignment.endsOn === null ? words.openEnded : dateOf(assignment.endsOn),
  payoutDay: String(assignment.payoutDay),
});
