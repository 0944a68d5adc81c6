import { describe, expect, test } from 'vitest';

import { isSameName, isWholeName } from './same-name.ts';

describe('the same name', () => {
  test.each([
    ['Kari Nordmann', 'Kari Nordmann'],
    ['kari nordmann', 'KARI NORDMANN'],
    ['  Kari   Nordmann ', 'Kari Nordmann'],
    ['Kari Nordmann', 'Kari Anne Nordmann'],
    ['Kari Anne Nordmann', 'Kari Nordmann'],
    ['Nordmann Kari', 'Kari Nordmann'],
    ['Nordmann, Kari Anne', 'Kari Nordmann'],
    ['Nordmann Kari', 'Kari Anne Nordmann'],
    ['Anne-Marie Næss', 'Anne Marie Naess'],
    ['Åse Ødegård', 'Ase Odegard'],
    ['Aase Ødegaard', 'Åse Ødegård'],
    ['Jørgen Bjørnø', 'Joergen Bjornø'],
    ['Jo\u0308rgen Berg', 'Jörgen Berg'],
    ['Þór Guðmundsson', 'Thor Gudmundsson'],
    ['Şükrü Çağlar Yıldız', 'Sukru Yildiz'],
    ['İbrahim Şahin', 'ibrahim şahin'],
    ['Łukasz Wiśniewski', 'Lukasz Wisniewski'],
    ['Őri Béla', 'Béla Őri'],
    ['Đorđe Strauß', 'Dorde Strauss'],
    ['Наталія Шевченко', 'НАТАЛІЯ ШЕВЧЕНКО'],
    ['Андрей Королёв', 'Андреи Королев'],
    ['محمد الأحمد', 'محمد الاحمد'],
    ['مُحَمَّد الأحمد', 'محـــمد الأحمد'],
    ['Sinéad O’Brien', "Sinead O'Brien"],
    ['Sukarno', 'SUKARNO'],
    ['Kari A. Nordmann', 'Kari Anne Nordmann'],
    ['Nordmann, Kari A.', 'Kari Anne Nordmann'],
    ['Kari A. B. Nordmann', 'Kari Anne Berg Nordmann'],
  ])('%s is %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  test.each([
    ['Kari Nordmann', 'Ola Nordmann'],
    ['Kari Nordmann', 'Kari Hansen'],
    // Only a first name, only a family name, an initial.
    ['Kari', 'Kari Nordmann'],
    ['Nordmann', 'Kari Nordmann'],
    ['K. Nordmann', 'Kari Nordmann'],
    ['Kari N.', 'Kari Nordmann'],
    ['K. A. Nordmann', 'Kari Anne Nordmann'],
    ['Kari B. Nordmann', 'Kari Anne Nordmann'],
    // The second given name alone: a twin may have it too.
    ['Anne Nordmann', 'Kari Anne Nordmann'],
    // Without the family name, or with another one after it.
    ['Kari Anne', 'Kari Anne Nordmann'],
    ['Ingrid Solheim', 'Ingrid Solheim Berg'],
    ['Kari Kari', 'Kari Nordmann'],
    ['Kari Nordmann', 'Karin Nordmann'],
    // Each has a name that the other lacks.
    ['Kari Anne Nordmann', 'Kari Marie Nordmann'],
    // Another script is another spelling, which can't be compared.
    ['Наталія Шевченко', 'Nataliia Shevchenko'],
    ['محمد الأحمد', 'Mohammed Al-Ahmad'],
    ['राम शर्मा', 'रोम शर्मा'],
    ['', ''],
    ['', 'Kari Nordmann'],
    ['—', '—'],
  ])('%s is not %s', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
    expect(isSameName(other, one)).toBe(false);
  });
});

test.each([
  ['Kari Nordmann', true],
  ['Bo Ek', true],
  ['Nordmann, Kari', true],
  ['王 伟', true],
  ['محمد الأحمد', true],
  ['Sukarno', false],
  ['Sukarno -', false],
  ['Ola .', false],
  ['Ola N.', false],
  ['x y', false],
  ['', false],
])('%s is a first and a last name: %s', (name, expected) => {
  expect(isWholeName(name)).toBe(expected);
});
