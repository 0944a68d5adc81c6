import type { ListingDraft } from '@husvaer/domain/listings/listing';

import type { ListingState } from '@husvaer/domain/listings/states';

import { type Random, seeded, seedOf } from '../random.ts';
import { englishDescription, englishTitle } from './english.ts';
import type { HomeFacts } from './home-facts.ts';
import { extrasOf } from './home-terms.ts';
import { factsAsDraft, homeIn } from './make-home.ts';
import { norwegianTitle } from './norwegian-titles.ts';
import { norwegianDescription } from './norwegian.ts';
import { createPictureChoice } from './picture-choice.ts';
import type { Picture } from './pictures.ts';
import type { Area } from './place.ts';
import { TOWNS } from './towns.ts';

type DemoPartner = 'nordbolig' | 'fjordutleie';

export interface DemoHome {
  externalId: string;
  state: ListingState;
  partner?: DemoPartner;
  content: ListingDraft;
  pictures: Picture[];
  publishedDaysAgo: number;
}

/** The number of homes per partner and town. */
const PARTNER_HOMES: readonly (readonly [DemoPartner, string, number])[] = [
  ['nordbolig', 'Trondheim', 46],
  ['nordbolig', 'Oslo', 24],
  ['fjordutleie', 'Bergen', 40],
  ['fjordutleie', 'Stavanger', 18],
  ['fjordutleie', 'Ålesund', 12],
];

const METRES_PER_DEGREE = 111_320;

function positionIn(
  { lat, lng, radius: spread }: Area,
  random: Random,
): { lat: number; lng: number } {
  const angle = random.next() * Math.PI * 2;
  const metres = Math.sqrt(random.next()) * spread;
  const north = (Math.sin(angle) * metres) / METRES_PER_DEGREE;
  const east = (Math.cos(angle) * metres) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
  return { lat: Number((lat + north).toFixed(6)), lng: Number((lng + east).toFixed(6)) };
}

const UNIT_FLOORS = {
  basement: 'U01',
  ground: 'H01',
  '2': 'H02',
  '3': 'H03',
  '4': 'H04',
  '5': 'H05',
};

function addressOf(
  { town, area, street, floor, building }: HomeFacts,
  random: Random,
): ListingDraft['address'] {
  const inBlock = ['bygard', 'functionalist', 'modern', 'dorm'].includes(building);
  return {
    street,
    streetNumber: `${random.int(1, area.radius > 150 ? 94 : 38)}${random.chance(0.2) ? random.pick(['A', 'B', 'C']) : ''}`,
    apartmentNumber:
      inBlock && floor && random.chance(0.7)
        ? `${UNIT_FLOORS[floor]}0${random.int(1, 6)}`
        : undefined,
    postalCode: random.pick(area.postalCodes),
    ...(town.hasPostalPlaces && area.name
      ? { city: area.name }
      : { city: town.city, neighbourhood: area.name }),
    municipality: town.municipality === undefined ? town.city : (town.municipality ?? undefined),
  };
}

/** Mostly the first of a month, as is usual for Norwegian leases; some immediately, a few far ahead. */
function datesOf(
  today: Temporal.PlainDate,
  random: Random,
): { availableFrom: string; availableTo?: string } {
  const ahead = random.weighted([
    [0, 16],
    [1, 32],
    [2, 20],
    [3, 12],
    [4, 6],
    [6, 5],
    [9, 4],
    [13, 3],
    [20, 2],
  ]);
  const from =
    ahead === 0
      ? today.add({
          days: random.weighted([
            [0, 2],
            [random.int(1, 14), 3],
          ]),
        })
      : today.add({ months: ahead }).with({ day: random.chance(0.8) ? 1 : 15 });
  const lasts = random.chance(0.08) ? random.int(4, 18) : 0;
  return {
    availableFrom: from.toString(),
    availableTo: lasts ? from.add({ months: lasts }).subtract({ days: 1 }).toString() : undefined,
  };
}

function contentOf(
  id: string,
  facts: HomeFacts,
  today: Temporal.PlainDate,
  random: Random,
): ListingDraft {
  const english = random.chance(0.15);
  const livedIn = facts.furnished !== undefined;
  return {
    title: (english ? englishTitle : norwegianTitle)(facts, random),
    description: (english ? englishDescription : norwegianDescription)(facts, random),
    language: english ? 'en' : 'no',
    ...factsAsDraft(facts),
    // Has its own random stream, so that the other facts of the home don't depend on it.
    monthlyExtras: extrasOf(facts, seeded(seedOf(`${id} extras`))),
    address: addressOf(facts, random),
    position: positionIn(facts.area, random),
    showsExactAddress: random.chance(0.4),
    ...datesOf(today, random),
    videoUrl: livedIn && random.chance(0.06) ? `https://example.com/video/${id}` : undefined,
    view360Url: livedIn && random.chance(0.05) ? `https://example.com/360/${id}` : undefined,
  };
}

/** A draft is unfinished: some parts are missing. */
function unfinished(content: ListingDraft, random: Random): ListingDraft {
  const part = random.int(0, 3);
  if (part === 0) return { ...content, description: undefined };
  if (part === 1) return { ...content, availableFrom: undefined, availableTo: undefined };
  return part === 2
    ? { ...content, description: undefined, facilities: [], depositAmount: undefined }
    : content;
}

/** Spreads the partners' homes evenly over the homes of their towns. */
function partnerOf(city: string, index: number, count: number): DemoPartner | undefined {
  const share = PARTNER_HOMES.find(([, town]) => town === city);
  if (!share) return undefined;
  const [partner, , wanted] = share;
  const upTo = (homes: number) => Math.floor((homes * Math.min(wanted, count)) / count);
  return upTo(index + 1) > upTo(index) ? partner : undefined;
}

/**
 * Some 1,500 homes in Norwegian towns, the same for the same day. `today` is an ISO date; the homes' dates
 * are relative to it.
 */
export function demoHomes(today: string): DemoHome[] {
  const day = Temporal.PlainDate.from(today);
  const made = TOWNS.flatMap((town) =>
    Array.from({ length: town.homes }, (_, index) => {
      const externalId = `demo-${town.city.toLowerCase().replaceAll(' ', '-')}-${String(index + 1).padStart(3, '0')}`;
      const random = seeded(seedOf(externalId));
      const facts = homeIn(town, random);
      const state = random.weighted<ListingState>([
        ['published', 90],
        ['draft', 3.5],
        ['active', 3.5],
        ['inactive', 3],
      ]);
      const content = contentOf(externalId, facts, day, random);
      const home: DemoHome = {
        externalId,
        state,
        partner: partnerOf(town.city, index, town.homes),
        content: state === 'draft' ? unfinished(content, random) : content,
        pictures: [],
        publishedDaysAgo: Math.floor(random.next() ** 1.8 * 140),
      };
      return { home, facts, random };
    }),
  );
  // In the order of the list, newest first, so that adjacent cards have different pictures.
  const listed = Map.groupBy(
    made.toSorted((a, b) => a.home.publishedDaysAgo - b.home.publishedDaysAgo),
    ({ home }) => home.state === 'published',
  );
  const choose = createPictureChoice();
  for (const { home, facts, random } of [...listed.get(true)!, ...listed.get(false)!]) {
    home.pictures = choose(facts, random);
  }
  return made.map(({ home }) => home);
}
