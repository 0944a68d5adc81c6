import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import type { SecurityType, UseCost } from '@husvaer/domain/leases/words';

import type { Block, Clauses, ContractFacts, Section } from '../contract.ts';

const kroner = (ore: Ore): string =>
  `${new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 0, maximumFractionDigits: 2 }).format(oreToKroner(ore))} kr`;
const date = (iso: string): string => iso.split('-').reverse().join('.');
const text = (...lines: (string | false | null)[]): Block[] =>
  lines.flatMap((line) => (line ? { kind: 'text', text: line } : []));

const USE_COSTS: Record<UseCost, string> = {
  electricity: 'strøm',
  fuel: 'brensel',
  water: 'vann etter målt forbruk',
  sewage: 'avløp etter målt forbruk',
};
const SECURITY: Record<SecurityType, string> = {
  deposit_account: 'depositum på egen konto',
  deposit_insurance: 'depositumsforsikring',
  deposit_guarantee: 'garanti',
  no_deposit: 'ingen',
};

export const no: Clauses = (facts) => ({
  language: 'no',
  title: `Leiekontrakt for bolig, nr. ${facts.number}`,
  sections: [
    parties(facts),
    home(facts),
    term(facts),
    notice(facts),
    rent(facts),
    security(facts),
    use(facts),
    upkeep,
    eviction,
    ...(facts.houseRules ? [{ heading: 'Husordensregler', blocks: lines(facts.houseRules) }] : []),
    ...facts.additions.map((addition) => ({
      heading: addition.heading,
      blocks: lines(addition.text),
    })),
    signing,
  ],
});

const lines = (said: string): Block[] => text(...said.split('\n'));

const parties = ({ landlord, agency, tenants }: ContractFacts): Section => ({
  heading: '1. Partene',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Utleier', `${landlord.name}, ${landlord.email}`],
        ...(agency ? [['Forvalter', `${agency.name} ved ${agency.agent}`] as const] : []),
        ...tenants.map(
          ({ name, email }, index) =>
            [index === 0 ? 'Leietaker' : 'Medleietaker', `${name}, ${email}`] as const,
        ),
      ],
    },
    ...text(
      tenants.length > 1 &&
        'Leietakerne svarer solidarisk for alle plikter etter kontrakten: Utleieren kan kreve hele leien av hver av dem.',
    ),
  ],
});

const home = ({ address }: ContractFacts): Section => ({
  heading: '2. Boligen',
  blocks: [
    { kind: 'facts', rows: [['Adresse', address]] },
    ...text(
      'Boligen leies ut som bolig og kan ikke brukes til noe annet uten skriftlig samtykke. Tilstanden ved innflytting og utflytting går fram av protokoller som begge parter signerer.',
    ),
  ],
});

const term = ({ startsOn, endsOn, fixedTermReason, mayGiveNotice }: ContractFacts): Section => ({
  heading: '3. Leietiden',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Fra', date(startsOn)],
        ['Til og med', endsOn === null ? 'ubestemt tid' : date(endsOn)],
      ],
    },
    ...text(
      endsOn !== null &&
        'Leieforholdet er tidsbestemt og opphører uten oppsigelse når leietiden er ute (husleieloven § 9-2).',
      endsOn !== null &&
        !mayGiveNotice &&
        'Leieavtalen kan ikke sies opp i leietiden, verken av utleieren eller leietakeren.',
      endsOn !== null &&
        fixedTermReason &&
        `Leietiden er kortere enn lovens minstetid. Grunnen er: ${fixedTermReason} (husleieloven § 9-3)`,
      endsOn !== null &&
        'Blir leietakeren boende mer enn tre måneder etter at leietiden er ute, uten at utleieren skriftlig har bedt leietakeren om å flytte, gjelder leieforholdet på ubestemt tid.',
    ),
  ],
});

const notice = ({ endsOn, mayGiveNotice, noticeMonths, kind }: ContractFacts): Section => ({
  heading: '4. Oppsigelse',
  blocks:
    endsOn !== null && !mayGiveNotice
      ? text('Kontrakten kan heves etter reglene i husleieloven, men ikke sies opp i leietiden.')
      : text(
          `Oppsigelsesfristen er ${noticeMonths} ${noticeMonths === 1 ? 'måned' : 'måneder'}${kind === 'room' ? '' : ', og leieforholdet opphører ved utløpet av en kalendermåned'}.`,
          'Utleieren kan bare si opp av de grunner husleieloven § 9-5 nevner. Oppsigelsen skal være skriftlig og begrunnet, og opplyse om at leietakeren kan protestere skriftlig innen én måned, om virkningen av å la være, og om at utleieren da kan begjære tvangsfravikelse (husleieloven § 9-7).',
        ),
});

const rent = ({ monthlyRent, dueDay, useCosts }: ContractFacts): Section => ({
  heading: '5. Leien',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Leie per måned', kroner(monthlyRent)],
        ['Forfaller', `den ${dueDay}. i hver måned`],
        [
          'I tillegg betales',
          useCosts.length === 0
            ? 'ingenting'
            : `eget forbruk: ${useCosts.map((cost) => USE_COSTS[cost]).join(', ')}`,
        ],
      ],
    },
    ...text(
      'Leien betales forskuddsvis, høyst for én måned om gangen, til kontoen og med KID-nummeret på fakturaen. Faller forfall på en lørdag, en helligdag, 1. mai eller 17. mai, er neste virkedag forfallsdag.',
      'Leien kan endres i takt med konsumprisindeksen, tidligst ett år etter at den sist ble fastsatt og med én måneds skriftlig varsel (husleieloven § 4-2), og tilpasses gjengs leie etter § 4-3.',
      'For at leietakeren skal få inngå eller beholde kontrakten, kan det ikke kreves annet vederlag enn leien (husleieloven § 3-7).',
    ),
  ],
});

const security = ({ securityType, securityAmount }: ContractFacts): Section => ({
  heading: '6. Sikkerhet',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Sikkerhet', SECURITY[securityType]],
        ...(securityAmount === null ? [] : [['Beløp', kroner(securityAmount)] as const]),
      ],
    },
    ...text(
      securityType === 'deposit_account' &&
        'Depositumet står på en særskilt konto i leietakerens navn. Rentene er leietakerens. Utleieren betaler for å opprette kontoen, og ingen av partene kan disponere den alene (husleieloven § 3-5).',
      securityType !== 'no_deposit' &&
        'Sikkerheten dekker skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven § 3-6).',
    ),
  ],
});

const use = ({ landlord }: ContractFacts): Section => ({
  heading: '7. Bruk av boligen',
  blocks: text(
    'Leietakeren skal behandle boligen med tilbørlig aktsomhet, følge vanlige ordensregler og varsle uten opphold om skader som må utbedres straks.',
    `Dyrehold, framleie og andre husstandsmedlemmer enn leietakerens nærmeste familie krever samtykke fra ${landlord.name} der loven ikke gir rett til det uten.`,
    'Utleieren skal ha tilgang til boligen for tilsyn og vedlikehold, etter varsel i rimelig tid.',
  ),
});

const upkeep: Section = {
  heading: '8. Vedlikehold',
  blocks: text(
    'Utleieren holder boligen i den stand leietakeren har krav på. Leietakeren vedlikeholder låser, kraner, brytere, varmtvannsbeholdere og inventar som ikke er en del av boligen (husleieloven kapittel 5).',
    'Når leieforholdet er over, leverer leietakeren boligen tilbake ryddet, rengjort og i samme stand som ved overtakelsen, bortsett fra det som følger av alminnelig slit og elde.',
  ),
};

const eviction: Section = {
  heading: '9. Tvangsfravikelse',
  blocks: text(
    'Leietakeren vedtar at tvangsfravikelse kan kreves når leien ikke er betalt innen fjorten dager etter at skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18 er sendt på eller etter forfallsdagen, jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav a. I varselet skal det stå at fravikelse vil bli krevd om kravet ikke blir betalt, og at den kan unngås ved at leien, renter og kostnader blir betalt før fravikelsen gjennomføres.',
    'Leietakeren vedtar at tvangsfravikelse kan kreves når leietiden er løpt ut, jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav b.',
  ),
};

const signing: Section = {
  heading: 'Signering',
  blocks: text(
    'Kontrakten signeres elektronisk. Den gjelder når alle leietakere og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, når og hvordan.',
    'Tvister kan bringes inn for Husleietvistutvalget.',
  ),
};
