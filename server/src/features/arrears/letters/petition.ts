import { addDays } from '@husvaer/domain/kernel/dates';
import { PETITION_DAYS } from '@husvaer/domain/leases/status';
import type { PetitionParty } from '@husvaer/domain/arrears/petition';

import type { DocumentText, Section } from '../../../platform/pdf/document-text.ts';
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

/** A page or several of a petition's package; an enclosure has its number. */
export interface PetitionPart {
  /** `Vedlegg 2`; null for the petition itself. */
  mark: string | null;
  /** A text of ours, or the index of a notice as it was sent. */
  of: DocumentText | { notice: number };
}

/**
 * A petition for eviction because of unpaid rent, for the enforcement officer of the district
 * (tvangsfullbyrdelsesloven § 5-2 and § 13-2 third paragraph a; the police require names and addresses of
 * both parties and of their representatives, the claim, the address, the basis, and copies of lease and
 * notice). It is always in Norwegian. The lease is the first enclosure, and a separate file, because its seal
 * is only valid there.
 */
export function petitionParts(petition: PetitionDocument): PetitionPart[] {
  const { notices, isByAgency } = petition;
  const numbered: { name: string; of: PetitionPart['of'] }[] = [
    { name: 'Oversikt over kravet', of: owedText(petition) },
    ...notices.map(({ sentOn }, index) => ({
      name: `Varsel etter tvangsfullbyrdelsesloven § 4-18, sendt ${dateOf(sentOn)}`,
      of: { notice: index },
    })),
    { name: 'Når og hvordan varselet er sendt', of: sendingText(notices) },
    ...(isByAgency
      ? [{ name: 'Fullmakt fra utleieren til forvalteren', of: authorityText(petition) }]
      : []),
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
  const {
    parties,
    facts: petitionFacts,
    lease,
    notices,
    sentOn,
    total,
    claims,
    isByAgency,
  } = petition;
  const owed = claims.reduce((sum, { principal }) => sum + principal, 0n);
  return {
    language: 'no',
    title: 'Begjæring om tvangsfravikelse',
    sections: [
      {
        heading: toOfficer(petition),
        blocks: [
          facts(
            ['Dato', dateOf(sentOn)],
            ['Saksøker (utleier)', partyOf(parties.landlord.name, petitionFacts.landlord)],
            [
              isByAgency ? 'Ved fullmektig (forvalter)' : 'Leien kreves inn av',
              sellerOf(words, parties.seller, parties.registers),
            ],
            ...parties.tenants.map(
              ({ name, email }) =>
                [
                  'Saksøkte (leietaker)',
                  partyOf(
                    name,
                    petitionFacts.tenants.find((tenant) => tenant.email === email) ?? null,
                    email,
                  ),
                ] as const,
            ),
            ['Boligen som skal fravikes', parties.home.address],
          ),
        ],
      },
      {
        heading: 'Begjæring',
        blocks: texts([
          `Saksøkeren begjærer tvangsfravikelse av saksøkte og saksøktes husstand fra boligen fordi leien ikke er betalt. Skyldig beløp er ${amountOf(words, total)} per ${dateOf(sentOn)} (${enclosure(2).toLowerCase()}). I tillegg kommer forsinkelsesrente av ${amountOf(words, owed)} fra ${dateOf(addDays(sentOn, 1))} til betaling skjer, leie som forfaller før fravikelsen gjennomføres, og sakens kostnader med gebyr etter rettsgebyrloven.`,
          'Begjæringen gjelder bare fravikelse. Blir alt dette betalt før gjennomføringen, trekkes den tilbake.',
        ]),
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
                  `Sendt ${dateOf(day)}. Toukersfristen løp ut ${dateOf(addDays(lastOf(day, posted), PETITION_DAYS))}`,
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
            ['For saksøkeren', BLANK],
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
        ['Toukersfristen løp ut', dateOf(addDays(lastOf(sentOn, posted), PETITION_DAYS))],
      ),
    ],
  })),
});

/** The day from which a notice's deadline runs. */
const lastOf = (sentOn: string, posted: NoticeSent['posted']): string =>
  [sentOn, ...posted.map(({ on }) => on)].toSorted().at(-1)!;

/** The agency's authority to petition for the landlord, to be signed by the landlord. */
const authorityText = ({ parties, facts: petitionFacts }: PetitionDocument): DocumentText => ({
  language: 'no',
  title: 'Fullmakt',
  sections: [
    {
      heading: 'Fullmakt til å begjære tvangsfravikelse',
      blocks: [
        facts(
          ['Fullmaktsgiver (utleier)', partyOf(parties.landlord.name, petitionFacts.landlord)],
          [
            'Fullmektig (forvalter)',
            sellerOf(DOCUMENT_WORDS.no, parties.seller, parties.registers),
          ],
          ['Boligen', parties.home.address],
          ['Leiekontrakt', `Nr. ${parties.lease}`],
        ),
        ...texts([
          'Utleieren gir forvalteren fullmakt til å sende varsel etter tvangsfullbyrdelsesloven § 4-18, til å begjære tvangsfravikelse på grunn av ubetalt leie, til å opptre for utleieren overfor namsmannen i saken og til å trekke begjæringen tilbake.',
        ]),
        facts(
          ['Sted og dato', BLANK],
          ['Utleierens underskrift', BLANK],
          ['Navn med blokkbokstaver', BLANK],
        ),
      ],
    },
  ],
});

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
