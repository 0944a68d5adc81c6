import { sumOf, unchargedFrom, type Charge } from '@husvaer/domain/arrears/late-claims';
import { twoWeeksUntil } from '@husvaer/domain/leases/status';
import type { PetitionParty } from '@husvaer/domain/arrears/petition';

import type { Block, DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import { claimsOf } from './claims.ts';
import {
  amountOf,
  facts,
  lines,
  numberIn,
  sellerOf,
  texts,
  DOCUMENT_WORDS,
} from '../../invoices/public.ts';
import type { NoticeSent, PetitionDocument } from './facts.ts';
import { dateOf, momentOf } from '../../../platform/written.ts';

/** A line to write on. */
const BLANK = `\n${'_'.repeat(40)}`;
/** Identity numbers are not stored (personopplysningsloven § 12), so that they are written by hand. */
const IDENTITY_NUMBER = `Fødselsnummer eller d-nummer:${BLANK}`;

/** A page or several of a petition's package; an enclosure has its number. */
interface PetitionPart {
  /** `Vedlegg 2`; null for the petition itself. */
  mark: string | null;
  /** A text of ours, or the index of a notice as it was sent. */
  of: DocumentText | { notice: number };
}

/**
 * A petition for eviction because of unpaid rent, for the enforcement officer of the district
 * (tvangsfullbyrdelsesloven § 5-2 and § 13-2 third paragraph a; the police require names and addresses of
 * both parties, the claim, the address, the basis, and copies of lease and notice). The landlord signs it: a
 * company cannot be counsel (tvangsfullbyrdelsesloven § 5-1, tvisteloven § 3-3). It is always in Norwegian. The
 * lease is the first enclosure, and a separate file, because its seal is only valid there. Throws `RangeError`
 * before the two weeks of every notice are out.
 */
export function petitionParts(petition: PetitionDocument): PetitionPart[] {
  const { notices, sentOn: madeOn } = petition;
  if (notices.some(({ sentOn, posted }) => madeOn <= weeksOf(sentOn, posted)))
    throw new RangeError(`The two weeks of a notice are not out on ${madeOn}.`);
  const numbered: { name: string; of: PetitionPart['of'] }[] = [
    { name: 'Oversikt over kravet', of: owedText(petition) },
    ...notices.map(({ sentOn }, index) => ({
      name: `Varsel etter tvangsfullbyrdelsesloven § 4-18, sendt ${dateOf(sentOn)}`,
      of: { notice: index },
    })),
    { name: 'Når og hvordan varselet er sendt', of: sendingText(notices) },
  ];
  const names = [leaseOf(petition), ...numbered.map(({ name }) => name)];
  return [
    { mark: null, of: petitionText(petition, names) },
    ...numbered.map(({ of }, index) => ({ mark: enclosure(index + 2), of })),
  ];
}

const enclosure = (number: number): string => `Vedlegg ${number}`;

const leaseOf = ({ lease, parties }: PetitionDocument): string =>
  `Leiekontrakt nr. ${parties.lease}, signert ${dateOf(lease.signedOn)} (${
    lease.isSealed ? 'egen fil, elektronisk signert og forseglet' : 'legges ved av saksøkeren'
  })`;

function petitionText(petition: PetitionDocument, enclosures: readonly string[]): DocumentText {
  const words = DOCUMENT_WORDS.no;
  const { parties, facts: petitionFacts, lease, notices, sentOn } = petition;
  const isByPerson = petitionFacts.landlord.orgNumber === null;
  return {
    language: 'no',
    title: 'Begjæring om tvangsfravikelse',
    sections: [
      {
        heading: toOfficer(petition),
        blocks: [
          facts(
            ['Dato', dateOf(sentOn)],
            [
              'Saksøker (utleier)',
              lines(
                partyOf(parties.landlord.name, petitionFacts.landlord),
                ...(isByPerson ? [IDENTITY_NUMBER] : []),
              ),
            ],
            ['Leien kreves inn av', sellerOf(words, parties.seller, parties.registers)],
            ...parties.tenants.map(
              ({ name, email }) =>
                [
                  'Saksøkte (leietaker)',
                  defendantOf({
                    name,
                    email,
                    isByPerson,
                    party: petitionFacts.tenants.find((tenant) => tenant.email === email) ?? null,
                  }),
                ] as const,
            ),
            ['Boligen som skal fravikes', parties.home.address],
          ),
        ],
      },
      {
        heading: 'Begjæring',
        blocks: [
          ...texts([
            `Saksøkeren begjærer tvangsfravikelse av saksøkte og saksøktes husstand fra boligen fordi leien ikke er betalt. Dette er skyldig per ${dateOf(sentOn)} (${enclosure(2).toLowerCase()}):`,
          ]),
          claimOf(petition),
          ...texts([
            `I tillegg kommer forsinkelsesrente ${laterInterest(petition)} til betaling skjer, leie som forfaller før fravikelsen gjennomføres, og sakens kostnader med gebyr etter rettsgebyrloven.`,
            'Begjæringen gjelder bare fravikelse. Blir alt dette betalt før gjennomføringen, trekkes den tilbake.',
          ]),
        ],
      },
      {
        heading: 'Tvangsgrunnlaget',
        blocks: texts([
          `Leiekontrakt nr. ${parties.lease}, signert ${dateOf(lease.signedOn)} (vedlegg 1), inneholder leietakerens vedtakelse av at tvangsfravikelse kan kreves når leien ikke blir betalt. Den er særlig tvangsgrunnlag etter tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav a.`,
        ]),
      },
      {
        heading: 'Varselet',
        blocks: [
          facts(
            ...notices.map(
              ({ sentOn: day, posted }, index) =>
                [
                  enclosure(index + 3),
                  `Sendt ${dateOf(day)}. Toukersfristen løp ut ${dateOf(weeksOf(day, posted))}`,
                ] as const,
            ),
          ),
          ...texts([
            `Skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18 er sendt etter forfall. Det sier at fravikelse vil bli begjært om kravet ikke blir betalt, og at den kan unngås ved betaling av leie, renter og kostnader før gjennomføringen. Når, hvordan og til hvilken adresse det er sendt, står i ${enclosure(notices.length + 3).toLowerCase()}. Kravet er ikke betalt, og det er mer enn to uker siden varselet ble sendt.`,
          ]),
        ],
      },
      {
        heading: 'Vedlegg',
        blocks: [
          {
            kind: 'facts',
            rows: enclosures.map((name, index) => [enclosure(index + 1), name] as const),
            isList: true,
          },
        ],
      },
      {
        heading: 'Underskrift',
        blocks: [
          facts(
            ['Sted og dato', BLANK],
            ['Saksøkerens underskrift', BLANK],
            ['Navn med blokkbokstaver', BLANK],
          ),
        ],
      },
    ],
  };
}

/**
 * The enforcement officer of the home's district (tvangsfullbyrdelsesloven § 2-2). A district is one or
 * several whole municipalities (politiloven § 17), and the police find it by the municipality. Where that is
 * not known, the postal town is named.
 */
const toOfficer = ({ municipality, parties }: PetitionDocument): string =>
  `Til namsmannen i ${
    municipality ??
    parties.home.address
      .split(', ')
      .at(-1)!
      .replace(/^\d{4} /, '')
  }`;

/** What is owed, by invoice. */
const owedText = (petition: PetitionDocument): DocumentText => ({
  language: 'no',
  title: 'Oversikt over kravet',
  sections: [
    {
      heading: `Leiekontrakt nr. ${petition.parties.lease}, per ${dateOf(petition.sentOn)}`,
      blocks: [
        claimsOf(DOCUMENT_WORDS.no, petition),
        ...texts([
          'Kravet er husleie med renter og kostnader. Andre beløp på fakturaene er ikke med.',
        ]),
      ],
    },
  ],
});

/** When and how each notice was sent, and to which addresses. */
const sendingText = (notices: readonly NoticeSent[]): DocumentText => ({
  language: 'no',
  title: 'Når og hvordan varselet er sendt',
  sections: notices.map(({ sentOn, sentAt, sentTo, posted, serials }, index): Section => ({
    heading: `${enclosure(index + 3)}: varsel av ${dateOf(sentOn)}`,
    blocks: [
      facts(
        ['Gjelder faktura nr.', serials.join(', ')],
        ['Sendt', sentAt ? momentOf(sentAt, 'no') : dateOf(sentOn)],
        ['Måte', 'E-post med varselet som vedlegg (PDF)'],
        ['Til', lines(...sentTo)],
        ...posted.map(
          ({ to, on, tracking }) =>
            [
              'Sendt i posten',
              lines(`${dateOf(on)} til ${to}`, ...(tracking ? [`Sporingsnummer ${tracking}`] : [])),
            ] as const,
        ),
        ['Toukersfristen løp ut', dateOf(weeksOf(sentOn, posted))],
      ),
    ],
  })),
});

/** The last of the two weeks of a notice: they count from the day its last copy was posted. */
const weeksOf = (sentOn: string, posted: NoticeSent['posted']): string =>
  twoWeeksUntil([sentOn, ...posted.map(({ on }) => on)].toSorted().at(-1)!);

/** The claim with its additional claims apart (tvangsfullbyrdelsesloven § 5-2 first paragraph e). */
function claimOf({ claims, total }: PetitionDocument): Block {
  const chargedFor = (wanted: Charge['kind']) =>
    sumOf(
      claims.flatMap(({ charges }) =>
        charges.filter(({ kind }) => kind === wanted).map(({ amount }) => amount),
      ),
    );
  const principal = sumOf(claims.map((claim) => claim.principal));
  const [fees, interest] = [chargedFor('fee'), chargedFor('interest')];
  const rows: [string, bigint][] = [
    ['Hovedkrav: husleie', principal],
    ['Tilleggskrav: purregebyr', fees],
    ['Tilleggskrav: forsinkelsesrente', interest],
    ['Betalt av gebyr og renter', total - principal - fees - interest],
    ['Sum', total],
  ];
  return facts(
    ...rows
      .filter(([, amount]) => amount !== 0n)
      .map(([label, amount]) => [label, amountOf(DOCUMENT_WORDS.no, amount)] as const),
  );
}

/** The interest that no letter has charged, by the day from which it runs: every day counts once. */
function laterInterest({ claims }: PetitionDocument): string {
  const from = (claim: (typeof claims)[number]) => unchargedFrom(claim.dueOn, claim.charges);
  const runs = Map.groupBy(claims, from);
  return new Intl.ListFormat('no').format(
    [...runs.keys()].toSorted().map((day) => {
      const base = sumOf(runs.get(day)!.map(({ principal }) => principal));
      return `av ${amountOf(DOCUMENT_WORDS.no, base)} fra ${dateOf(day)}`;
    }),
  );
}

/**
 * A tenant in a petition. Only a private person may give their birth date alone (tvangsfullbyrdelsesloven § 5-2
 * second paragraph).
 */
const defendantOf = ({
  name,
  party,
  email,
  isByPerson,
}: {
  name: string;
  party: PetitionParty | null;
  email: string;
  isByPerson: boolean;
}): string =>
  lines(partyOf(name, party, email), ...(isByPerson || party?.orgNumber ? [] : [IDENTITY_NUMBER]));

/** Name, birth date or organisation number, and addresses. */
const partyOf = (name: string, party: PetitionParty | null, email = ''): string =>
  lines(
    ...[
      name,
      party?.birthDate && `Født ${dateOf(party.birthDate)}`,
      party?.orgNumber && `Org.nr. ${numberIn(party.orgNumber)}`,
      party?.address,
      email,
    ].flatMap((line) => (line ? [line] : [])),
  );
