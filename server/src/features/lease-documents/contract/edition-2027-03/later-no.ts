import { laterNo as before } from '../edition-2027-01/later-no.ts';
import type { LaterWords } from './later-words.ts';
import { dateOf } from '../edition-2026-11/parts.ts';
import { noticeNo, type Protest } from '../edition-2026-12/later-no.ts';
import { withApproval } from './approved.ts';

/** Why a landlord's notice has no reason. A parking space is not named by the law, but by the lease. */
const WITHOUT_REASON = {
  home: '',
  room: 'Leieforholdet gjelder et enkelt rom med adgang til en annens bolig. Oppsigelsen trenger ikke begrunnes (husleieloven § 9-7 fjerde ledd).',
  storage:
    'Oppsigelsen trenger ikke begrunnes. Det følger av leiekontrakten, og for selvstendig leie av garasje eller bod av husleieloven § 9-7 fjerde ledd.',
};
const protest: Protest = ({ givenOn, protestUntil, letting }) =>
  `Leietakeren kan protestere skriftlig til utleieren mot oppsigelsen innen én måned etter å ha mottatt den (husleieloven § 9-8). Mottas den ${dateOf(givenOn)}, er siste dag ${dateOf(protestUntil)}. Protesten kan sendes på enhver skriftlig måte, for eksempel på e-post til ${letting.email}, på leieforholdets side i Husvær${letting.address === null ? '' : ` eller i brev til ${letting.name}, ${letting.address}`}.`;

/** Documents after a lease, in Norwegian. */
export const laterNo: LaterWords = {
  ...before,
  room: 'Rom eller plass',
  notice: withApproval(
    (notice) => noticeNo(WITHOUT_REASON[notice.what], protest)(notice),
    (day) => `Utleieren har godkjent oppsigelsen ${day}. Den gis på vegne av utleieren.`,
  ),
  rentAdjustment: {
    ...before.rentAdjustment,
    earliest:
      'Endringen settes i verk tidligst én måned etter dette varselet, og tidligst ett år etter at siste leiefastsetting ble satt i verk.',
  },
  extension: {
    ...before.extension,
    short: (reason) => reason,
  },
  tenants: {
    ...before.tenants,
    claims: (from) => [
      `Krav som forfaller fra og med ${from}, svarer bare de for som er leietakere da (husleieloven § 8-5). De svarer solidarisk.`,
      `Krav som er forfalt før ${from}, svarer de tidligere leietakerne for som før.`,
    ],
    joining:
      'Den som flytter inn, svarer ikke for eldre krav, og trer ellers inn i leiekontrakten med alle rettigheter og plikter.',
    security: {
      deposit_account: [
        'Depositumet endres ikke av denne avtalen. Det står på konto i navnet til den eller de som har satt det inn, og er fortsatt sikkerhet for krav etter leiekontrakten. Den delen som tilhører den som flytter ut, er sikkerhet bare for krav som er forfalt før byttet.',
        'Den som flytter ut, får sin del utbetalt når utleieren samtykker skriftlig. Ellers gjelder husleieloven § 3-5 når leieforholdet er over. Den som flytter inn, stiller depositum bare hvis det avtales skriftlig.',
      ],
      deposit_insurance: [
        'Depositumsforsikringen endres ikke av denne avtalen. Forsikringsbeviset sier om den gjelder for den som flytter inn. Utleieren gir forsikringsselskapet beskjed om byttet.',
      ],
      deposit_guarantee: [
        'Garantien endres ikke av denne avtalen. Garantierklæringen sier hvem den gjelder for. Utleieren gir garantisten beskjed om byttet.',
      ],
    },
    headings: {
      security: 'Sikkerheten',
      eviction: 'Vedtakelse av tvangsfravikelse',
      norwegian: 'Vedtakelse av tvangsfravikelse',
    },
    accepts: (names) => `${names} godtar personlig leiekontraktens vilkår om tvangsfravikelse:`,
    acceptsMessages: (names) => `${names} godtar dette personlig:`,
  },
  ending: {
    ...before.ending,
    rentTo: (day) => `Leien betales til og med ${day}, uavhengig av siste dag i leieforholdet.`,
  },
  protocol: {
    ...before.protocol,
    deposit: {
      ...before.protocol.deposit,
      agreed: `Rentene tilfaller leietakeren. ${before.protocol.deposit.agreed}`,
      labels: {
        ...before.protocol.deposit.labels,
        toTenant: 'Til leietakeren',
        toLandlord: 'Til utleieren',
      },
    },
  },
};
