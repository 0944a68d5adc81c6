import { expect, test } from 'vitest';

import { compareHomes, type HomeAtAddress } from './same-home.ts';

const flat = (apartmentNumber: string | null): HomeAtAddress => ({
  apartmentNumber,
  propertyType: 'apartment',
});
const house = (apartmentNumber: string | null): HomeAtAddress => ({
  apartmentNumber,
  propertyType: 'detached_house',
});
const parking: HomeAtAddress = { apartmentNumber: null, propertyType: 'parking' };

test.each<[what: string, one: HomeAtAddress, other: HomeAtAddress, is: string]>([
  ['flats with one number', flat('H0201'), flat('H0201'), 'same'],
  ['flats with two numbers', flat('H0201'), flat('H0202'), 'other'],
  ['flats, one of them with a number', flat('H0201'), flat(null), 'unclear'],
  ['flats without numbers', flat(null), flat(null), 'unclear'],
  ['houses without numbers', house(null), house(null), 'same'],
  ['houses, one of them with a number', house('H0101'), house(null), 'unclear'],
  ['a house and a flat without numbers', house(null), flat(null), 'unclear'],
  [
    'homes of which one has no listing any more',
    house(null),
    { ...house(null), propertyType: null },
    'unclear',
  ],
  ['a parking space and a home', parking, flat(null), 'other'],
  ['two parking spaces', parking, parking, 'unclear'],
])('%s', (_, one, other, is) => {
  expect([compareHomes(one, other), compareHomes(other, one)]).toEqual([is, is]);
});
