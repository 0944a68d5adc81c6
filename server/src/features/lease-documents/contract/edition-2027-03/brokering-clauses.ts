import { brokeringEnd, estimateCosts } from '@husvaer/domain/payouts/brokering';

import type { Section } from '../../../../platform/pdf/document-text.ts';
import type { AssignmentFacts } from '../contract.ts';
import { amountIn, dateOf, facts, texts, type Row } from './parts.ts';
import type { AssignmentWords } from './assignment-words.ts';

/** What an assignment with brokering states in addition, by eiendomsmeglingsloven § 6-4. */
export function brokeringIn(words: AssignmentWords, assignment: AssignmentFacts): Section {
  const { brokered } = words;
  const { labels } = brokered;
  const { agency, startsOn, monthlyRent, hadOtherBroker, landlordNumber } = assignment;
  const amount = amountIn(words);
  const costs = estimateCosts(assignment, monthlyRent);
  const broker = agency.licence?.responsibleBroker ?? '';
  const row = (is: boolean, ...of: Row): Row[] => (is ? [of] : []);
  return {
    heading: brokered.heading,
    blocks: [
      facts(
        ...row(landlordNumber !== null, labels.landlordNumber, landlordNumber ?? ''),
        [labels.nature, brokered.nature],
        [labels.period, brokered.period(dateOf(startsOn), dateOf(brokeringEnd(assignment)))],
        [labels.responsible, broker],
        ...row(agency.agent !== broker, labels.assistant, agency.agent),
        [labels.otherBroker, brokered.otherBroker(hadOtherBroker)],
      ),
      ...texts(brokered.terms),
      ...texts([brokered.estimate(amount(monthlyRent))]),
      facts(
        [labels.brokering, amount(costs.brokering)],
        [labels.management, amount(costs.management)],
        ...row(costs.addons > 0n, labels.addons, amount(costs.addons)),
        [labels.outlays, brokered.outlays(amount(costs.outlays))],
        [labels.total, amount(costs.total)],
      ),
    ],
  };
}
