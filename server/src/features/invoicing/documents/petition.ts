import { addDays } from '@husvaer/domain/kernel/dates';
import { PETITION_DAYS } from '@husvaer/domain/leases/status';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { claimsOf } from './claims.ts';
import type { PetitionDocument } from './facts.ts';
import { amountOf, dateOf, facts, lines, sellerOf, texts, WORDS } from './parts.ts';

/** To be written on. */
const BLANK = `\n${'_'.repeat(40)}`;
const WAYS = { mail: 'e-post', post: 'brev' };

/**
 * A petition for eviction because of unpaid rent, as the enforcement officer of the district reads it
 * (tvangsfullbyrdelsesloven § 13-2 third paragraph a). It is Norwegian whoever has it made. Its
 * enclosures are named in it, and follow as pages of their own but for the list of what is owed.
 */
export function petitionText(petition: PetitionDocument): DocumentText {
  const words = WORDS.no;
  const { parties, landlord, notices, leaseSignedOn, sentOn, total, claims } = petition;
  const sent = notices.map(
    (notice) =>
      `${dateOf(notice.sentOn)} (${notice.by.map((way) => WAYS[way]).join(' og ')}); to uker var gått ${dateOf(addDays(notice.sentOn, PETITION_DAYS))}`,
  );
  return {
    language: 'no',
    title: 'Begjæring om tvangsfravikelse',
    sections: [
      {
        heading: 'Til namsmannen der boligen ligger',
        blocks: [
          facts(
            ['Dato', dateOf(sentOn)],
            [
              'Saksøker (utleier)',
              lines(
                parties.landlord.name,
                ...given(landlord.orgNumber),
                ...given(landlord.address),
              ),
            ],
            ['Ved forvalter', sellerOf(words, parties.seller, parties.registers)],
            [
              'Saksøkt (leietaker)',
              lines(...parties.tenants.map(({ name }) => name), parties.home.address),
            ],
            ['Boligen', lines(parties.home.name, parties.home.address)],
          ),
        ],
      },
      {
        heading: 'Tvangsgrunnlaget',
        blocks: texts([
          `Leiekontrakt nr. ${parties.lease}, signert ${dateOf(leaseSignedOn)}, har leietakerens vedtakelse av at tvangsfravikelse kan kreves når leien ikke blir betalt. Den er særlig tvangsgrunnlag etter tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav a.`,
        ]),
      },
      {
        heading: 'Varselet',
        blocks: [
          facts(...sent.map((said) => ['Sendt', said] as const)),
          ...texts([
            'Skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18 er sendt etter forfall. Det sier at fravikelse vil bli begjært om kravet ikke blir betalt, og at den kan unngås ved betaling av leie, renter og kostnader før gjennomføringen. Kravet er ikke betalt, og det er mer enn to uker siden varselet ble sendt.',
          ]),
        ],
      },
      {
        heading: 'Vedlegg 1: Det som er ubetalt',
        blocks: [claimsOf(words, petition)],
      },
      {
        heading: 'Begjæring',
        blocks: [
          ...texts([
            `Saksøkeren begjærer at saksøkte og saksøktes husstand fravikes fra boligen. Skyldig beløp er ${amountOf(words, total)} per ${dateOf(sentOn)}. I tillegg kommer forsinkelsesrente av ${amountOf(
              words,
              claims.reduce((sum, { principal }) => sum + principal, 0n),
            )} til betaling skjer, leie som forfaller før fravikelsen gjennomføres, og sakens kostnader med gebyr etter rettsgebyrloven.`,
            'Begjæringen gjelder bare fravikelse. Blir alt dette betalt før gjennomføringen, trekkes den tilbake.',
          ]),
        ],
      },
      {
        heading: 'Vedlegg',
        blocks: [
          facts(
            ['1', 'Oversikt over det som er ubetalt (i begjæringen)'],
            ['2', 'Leiekontrakten, signert'],
            ['3', 'Varsel etter tvangsfullbyrdelsesloven § 4-18'],
            ['4', 'Opplysninger om når og hvordan varselet er sendt'],
          ),
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

const given = (text: string | null): string[] => (text === null ? [] : [text]);
