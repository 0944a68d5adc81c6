import { describe, expect, it } from 'vitest';

import { contains, NORWAY } from '../kernel/geo.ts';
import { placeById, placeByName, PLACES, searchPlaces, zoomFor } from './places.ts';

describe('the list', () => {
  it('has every id once and every place inside Norway', () => {
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
    expect(PLACES.filter((place) => !contains(NORWAY, place))).toEqual([]);
  });

  it('goes from the most to the least populous', () => {
    const populations = PLACES.map(({ population }) => population);
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  });

  it.each(
    (
      'Oslo Bergen Trondheim Stavanger Drammen Fredrikstad Kristiansand Sandnes Tromsø Sarpsborg ' +
      'Skien Ålesund Sandefjord Haugesund Tønsberg Moss Porsgrunn Bodø Arendal Hamar Larvik Halden ' +
      'Steinkjer Harstad Lillehammer Molde Kongsberg Horten Gjøvik Askøy Kristiansund Narvik ' +
      'Lillestrøm Hønefoss Ski Elverum Askim Jessheim Alta Stjørdal Drøbak Kongsvinger Asker ' +
      'Sandvika Kolbotn Sola Longyearbyen Karasjok Vadsø'
    ).split(' '),
  )('knows %s', (name) => {
    expect(placeByName(name)?.name).toBe(name);
  });
});

describe('placeById', () => {
  it('finds a place by its GeoNames number', () => {
    expect(placeById('3143244')?.name).toBe('Oslo');
    expect(placeById('1')).toBeUndefined();
  });
});

describe('placeByName', () => {
  it.each([
    ['oslo', 'Oslo'],
    ['TROMSØ', 'Tromsø'],
    ['tromso', 'Tromsø'],
    ['Tromsoe', 'Tromsø'],
    ['alesund', 'Ålesund'],
    ['Aalesund', 'Ålesund'],
    ['  mo i  rana ', 'Mo i Rana'],
    ['lillestroem', 'Lillestrøm'],
    ['svolvaer', 'Svolvær'],
    ['Svolvær', 'Svolvær'],
  ])('reads %j as %s', (typed, name) => {
    expect(placeByName(typed)?.name).toBe(name);
  });

  it.each(['', 'Osl', 'Atlantis', '%', '\u0000'])('does not know %j', (typed) => {
    expect(placeByName(typed)).toBeUndefined();
  });

  it('takes the place near Oslo where namesakes have no known population', () => {
    expect(placeByName('Sandvika')?.lat).toBeCloseTo(59.89, 2);
  });
});

describe('searchPlaces', () => {
  it.each([
    ['tro', ['Trondheim', 'Tromsø']],
    ['tromso', ['Tromsø']],
    ['alesund', ['Ålesund']],
    ['aale', ['Ålesund']],
    ['rana', ['Mo i Rana']],
    ['ski', ['Ski', 'Skien']],
    ['ås', ['Ås', 'Asker']],
    ['bodø', ['Bodø']],
    ['Sandnes', ['Sandnes', 'Sandnessjøen']],
    ['brønnø', ['Brønnøysund']],
  ])('%j begins with %j', (typed, names) => {
    expect(searchPlaces(typed, names.length).map(({ name }) => name)).toEqual(names);
  });

  it('finds names with a word that begins with the text, not names that only contain it', () => {
    const names = searchPlaces('sand', 30).map(({ name }) => name);
    expect(names).toContain('Sandane');
    expect(names).not.toContain('Kristiansand');
  });

  it.each(['', '   ', '%', 'atlantis', 'x'.repeat(10_000)])('finds nothing for %j', (typed) => {
    expect(searchPlaces(typed, 5)).toEqual([]);
  });

  it('returns no more than asked for', () => {
    expect(searchPlaces('s', 3)).toHaveLength(3);
  });
});

describe('zoomFor', () => {
  it.each([
    ['Oslo', 11],
    ['Bodø', 12],
    ['Voss', 13],
    ['Sandvika', 13],
  ])('%s fills the screen at %d', (name, zoom) => {
    expect(zoomFor(placeByName(name)!)).toBe(zoom);
  });

  it.each([
    [0, 13],
    [19_999, 13],
    [20_000, 12],
    [99_999, 12],
    [100_000, 11],
  ])('%d people live where a screen is filled at %d', (population, zoom) => {
    expect(zoomFor({ population })).toBe(zoom);
  });
});
