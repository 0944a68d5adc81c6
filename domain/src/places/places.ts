import type { Position } from '../kernel/geo.ts';
import places from './places.json' with { type: 'json' };

/** A Norwegian town or village. Source: GeoNames, CC BY 4.0 (`script/map-data` creates the list). */
export interface Place extends Position {
  /** GeoNames' id, as digits. */
  id: string;
  name: string;
  /** 0 when unknown. */
  population: number;
  /** Missing when the source's counties are outdated. */
  county?: string;
}

/** All places, most populous first. */
export const PLACES: readonly Place[] = places;

const folded = PLACES.map((place) => ({ place, ...foldings(place.name) }));
const byId = new Map(PLACES.map((place) => [place.id, place]));

/** The place with a GeoNames id, if it is in the list. */
export const placeById = (id: string): Place | undefined => byId.get(id);

/** The most populous place with exactly this name; case and accents do not matter (`tromso`, `AALESUND`). */
export function placeByName(name: string): Place | undefined {
  const wanted = fold(name);
  return folded.find(({ forms }) => forms.includes(wanted))?.place;
}

/**
 * Up to `limit` places for a text typed so far: first exact matches, then names with a word that begins with
 * it; most populous first within each.
 */
export function searchPlaces(text: string, limit: number): Place[] {
  const wanted = fold(text);
  if (!wanted) return [];
  const ranked = folded.map(({ place, forms }) => ({ place, rank: rankOf(forms, wanted) }));
  return [0, 1]
    .flatMap((rank) => ranked.filter((hit) => hit.rank === rank))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** The map zoom at which a place fills a screen. */
export function zoomFor({ population }: Pick<Place, 'population'>): number {
  if (population >= 100_000) return 11;
  if (population >= 20_000) return 12;
  return 13;
}

/** 0: exact match, 1: a word begins with it, 2: neither. */
function rankOf(forms: string[], wanted: string): number {
  if (forms.includes(wanted)) return 0;
  return forms.some((form) => ` ${form}`.includes(` ${wanted}`)) ? 1 : 2;
}

/** Spellings of a name without Norwegian keys: `å` is written `a` or `aa`, `ø` `o` or `oe`, `æ` `ae`. */
function foldings(name: string): { forms: string[] } {
  const long = name.toLowerCase().replaceAll('å', 'aa').replaceAll('ø', 'oe');
  return { forms: [...new Set([fold(name), fold(long)])] };
}

/** Lower case without accents: `Tromsø` → `tromso`, `Bærum` → `baerum`; other characters become one space. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
