import type { Like } from '../../../../platform/like.ts';
import type { petition as en } from './en.ts';

export const petition: Like<typeof en> = {
  title: 'Før begjæringen kan lages',
  text: 'Namsmannen må vite hvem partene er, og hvilken adresse de har. Begjæringen blir laget når dette er fylt inn og fristen i varselet er ute.',
  landlord: 'Utleier: {{name}}',
  tenant: 'Leietaker: {{name}}',
  address: 'Postadresse',
  birth_date: 'Fødselsdato',
  org_number: 'Eller organisasjonsnummer',
  signed_on: 'Leiekontrakten ble signert',
  signed_help: 'Den er ikke signert her. Legg den ved selv.',
  save: 'Lagre opplysningene',
  done: 'Opplysningene er lagret.',
  wrong: {
    required: 'Fyll ut dette.',
    wrong_format: 'Sjekk hvordan dette er skrevet.',
    not_allowed: 'Velg en dag som har vært.',
    too_long: 'Høyst {{maximum}} tegn.',
  },
};
