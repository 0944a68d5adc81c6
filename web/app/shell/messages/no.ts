import type { Like } from '../../platform/like.ts';
import type { shell as en } from './en.ts';

export const shell: Like<typeof en> = {
  name: 'Husvær',
  skip: 'Hopp til innholdet',
  menu: {
    en: 'English',
    no: 'Norsk',
    partner_site: 'Til {{name}}',
    switch_to: 'Switch to English',
  },
  footer: {
    about: 'Husvær bringer leietakere og utleiere sammen, fra første titt til siste husleie.',
    data: 'Stedsnavn: GeoNames (CC BY 4.0). Kartomriss: Natural Earth.',
  },
  map: {
    label: 'Kart over boliger',
    zoom_in: 'Zoom inn',
    zoom_out: 'Zoom ut',
    home: 'Bolig til {{rent}} per måned',
    cluster: '{{count}} boliger fra {{rent}} per måned',
    unavailable: 'Nettleseren kan ikke tegne kartet. Listen viser de samme boligene.',
    sources: 'Kartdata',
    loading: 'Kartet er på vei',
  },
  errors: {
    title: {
      '400': 'Noe i adressen stemmer ikke',
      '404': 'Vi finner ikke siden',
      '410': 'Boligen er ikke lenger til leie',
      '421': 'Det er ingen nettside på denne adressen',
      '500': 'Noe gikk galt hos oss',
      '503': 'Vi kan ikke svare akkurat nå',
    },
    text: {
      '400': 'Sjekk adressen, eller begynn på nytt med et søk.',
      '404': 'Den kan ha flyttet, eller boligen kan være leid ut.',
      '410': 'Den er leid ut eller tatt ned.',
      '421': 'Sjekk at adressen er riktig skrevet.',
      '500': 'Feilen er registrert, og vi ser på den. Prøv igjen om litt.',
      '503': 'Prøv igjen om litt.',
    },
    to_search: 'Finn bolig',
    again: 'Prøv igjen',
  },
};
