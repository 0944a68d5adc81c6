import { assignmentNo as before } from '../edition-2026-12/assignment-no.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentNo: AssignmentWords = {
  ...before,
  titleOfManagement: (number) => `Oppdragsavtale om forvaltning, nr. ${number}`,
  management: [
    'Utleieren finner leietakeren selv. Forvalteren følger opp leieforholdet på vegne av utleieren: innkreving av leie, varsler og oppgjør.',
    before.work[1]!,
  ],
  payment: before.payment.replace('trekkes av leien', 'trekkes fra leien'),
  brokeringTerm:
    'Formidlingen varer i seks måneder og kan fornyes skriftlig for inntil seks måneder om gangen. Hver av partene kan si den opp uten varsel (eiendomsmeglingsloven § 6-5).',
  authority: [
    before.authority[0]!.replace(
      'tvangsfullbyrdelsesloven § 4-18,',
      'tvangsfullbyrdelsesloven § 4-18, varsle Nav etter husleieloven § 9-11,',
    ),
    ...before.authority.slice(1),
  ],
  licence: (licence) => `Tillatelse fra Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Ansvarlig megler: ${name}`,
  withGuarantee: (months) =>
    `Utleieren får utbetalt leien også når leietakeren ikke har betalt, for inntil ${months === 1 ? 'én måneds' : `${months} måneders`} ubetalt leie om gangen.`,
};
