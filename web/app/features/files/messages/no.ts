import type { Translated } from '../../../platform/translated.ts';
import type { files as en } from './en.ts';

export const files: Translated<typeof en> = {
  choose: 'Velg filer',
  attach: 'Legg ved filer',
  drop: {
    documents: 'eller slipp dem her. PDF, bilder, tekst eller Office, høyst 25 MB hver.',
    pictures: 'eller slipp dem her. JPG, PNG, WebP, AVIF, GIF eller TIFF, høyst 25 MB hver.',
  },
  choose_pictures: 'Velg bilder',
  drop_here: 'Slipp filene for å legge dem ved',
  list: 'Vedlagte filer',
  sending_one: '{{count}} fil lastes opp',
  sending_other: '{{count}} filer lastes opp',
  progress: '{{name}}, sendt så langt',
  stopped_one: 'Du gikk videre før {{count}} fil var lastet opp. Den er ikke lagt ved.',
  stopped_other: 'Du gikk videre før {{count}} filer var lastet opp. De er ikke lagt ved.',
  cancel: 'Avbryt {{name}}',
  dismiss: 'Fjern {{name}} fra listen',
  retry: 'Prøv igjen',
  remove: 'Fjern {{title}}',
  rename: 'Gi {{title}} et annet navn',
  title: 'Navnet på {{title}}',
  keep_title: 'Behold navnet',
  more: 'Vis {{count}} til',
  unauthorized: 'Ingen tilgang',
  not_fetched: 'Noe gikk galt, og vi fikk ikke hentet filen. Prøv igjen.',
  gone: 'Filen finnes ikke lenger.',
  unreachable: 'Filen ble ikke lastet opp fordi du er uten nett.',
};
