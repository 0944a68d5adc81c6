import type { PropertyType } from './enums.ts';

/** What tells a home from others with the same street address. */
export interface HomeAtAddress {
  apartmentNumber: string | null;
  /** Null when its listing is gone. */
  propertyType: PropertyType | null;
}

/** Homes that have a street address of their own. */
const HOUSES: readonly (PropertyType | null)[] = [
  'house',
  'detached_house',
  'semi_detached_house',
  'terraced_house',
];

/**
 * Whether two homes with one street address are one. Their unit numbers say it (`H0201`). Without them it is clear
 * of two houses, and of a parking space and a home.
 */
export function compareHomes(
  one: HomeAtAddress,
  other: HomeAtAddress,
): 'same' | 'unclear' | 'other' {
  const types = [one.propertyType, other.propertyType];
  if (types.filter((type) => type === 'parking').length === 1) return 'other';
  const numbers = [one.apartmentNumber, other.apartmentNumber].filter((number) => number !== null);
  if (numbers.length === 2) return numbers[0] === numbers[1] ? 'same' : 'other';
  return numbers.length === 0 && types.every((type) => HOUSES.includes(type)) ? 'same' : 'unclear';
}
