import { assignmentNo as before } from '../edition-2026-12/assignment-no.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentNo: AssignmentWords = {
  ...before,
  titleOfManagement: (number) => `Oppdragsavtale om forvaltning, nr. ${number}`,
  management: [
    'Utleieren finner leietakeren selv. Forvalteren følger opp leieforholdet på vegne av utleieren: innkreving av leie, varsler og oppgjør.',
    before.work[1]!,
  ],
  licence: (licence) => `Tillatelse fra Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Ansvarlig megler: ${name}`,
  withGuarantee: (months) =>
    `Utleieren får utbetalt leien også når leietakeren ikke har betalt, for inntil ${months === 1 ? 'én måneds' : `${months} måneders`} ubetalt leie om gangen.`,
};
