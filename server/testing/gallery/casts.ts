/** The people in the documents of the gallery. */
export interface Cast {
  tenants: readonly { name: string; email: string }[];
  landlord: string;
  landlordAddress: string | null;
  agency: string;
  agencyAddress: string;
  agent: string;
  home: { name: string; address: string };
  /** A text of their own. */
  words: string;
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissen'.slice(0, 60);

/** Ordinary names, very long names, and names that few typefaces can draw. */
export const CASTS = {
  ordinary: {
    tenants: [
      { name: 'Åse Sæther', email: 'aase@example.com' },
      { name: 'Ola Øye Nordmann', email: 'ola@example.com' },
    ],
    landlord: 'Ingrid Ødegård',
    landlordAddress: 'Kirkeveien 4, 0363 Oslo',
    agency: 'Byporten Forvaltning AS',
    agencyAddress: 'Storgata 1, 0155 Oslo',
    agent: 'Silje Bakken',
    home: { name: 'Lys toroms på Løkka', address: 'Markveien 12, H0201, 0554 Oslo' },
    words: 'Det er avtalt slik etter befaringen.\nNøklene leveres i resepsjonen.',
  },
  long: {
    tenants: [
      { name: LONG, email: `${LONG.toLowerCase()}@example.com` },
      { name: `Anne-Marie ${LONG} von und zu Hohenstein-Schwarzenberg`, email: 'am@example.com' },
    ],
    landlord: `Stiftelsen ${LONG} Boligutleie og Eiendomsforvaltning AS`,
    landlordAddress: `${LONG}vegen 1234 B, 9990 Båtsfjord`,
    agency: `${LONG} Forvaltning ${LONG} AS`,
    agencyAddress: `${LONG}gata 1001, 0155 Oslo`,
    agent: LONG,
    home: {
      name: `${LONG} med utsikt`,
      address: `${LONG}stien 1001 Z, H0201, 3990 Porsgrunn`,
    },
    words: `${LONG.repeat(3)} ${'Trappen vaskes på omgang hver uke av dem som bor der. '.repeat(30)}`,
  },
  awkward: {
    tenants: [
      { name: 'محمد بن علي الأحمد', email: 'mohammed@example.com' },
      { name: 'Nguyễn Thị Hồng Nhung', email: 'nhung@example.com' },
    ],
    landlord: 'Łukasz & Şükrü Çağlar – Őri <Béla> ANS',
    landlordAddress: null,
    agency: 'Čáslavský & Đorđević “Utleie” DA',
    agencyAddress: 'Áššebákti 3, 9730 Kárášjohka',
    agent: 'Γιώργος Παπαδόπουλος',
    home: { name: 'Наталія Шевченко', address: 'Guovdageaidnu 5, 9520 Kautokeino' },
    words: 'Ærede «leietaker»: ½ bod, 20 m², kr 100,– … ’slik’ – 5 €.',
  },
} as const satisfies Record<string, Cast>;
