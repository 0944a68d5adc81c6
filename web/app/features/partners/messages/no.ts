import type { Like } from '../../../platform/like.ts';
import type { partners as source } from './en.ts';

export const partners: Like<typeof source> = {
  elsewhere: {
    label: 'Hvem nettstedet tilhører',
    text: 'Dette er nettstedet til {{name}}. Du arbeider ikke her.',
    go: 'Gå til nettstedet til {{name}}',
  },
  about: {
    title: 'Om {{name}}',
    homes: 'Se boligene våre',
    edit: 'Rediger siden',
    people: 'Menneskene du møter',
  },
  presentation: {
    title: 'Presentasjonen vår',
    text: 'Dette står om dere på nettstedet deres. Alle kan lese det.',
    aboutNo: 'Om oss på norsk',
    aboutEn: 'Om oss på engelsk',
    phone: 'Telefon',
    address: 'Besøksadresse',
    people: 'Ansatte',
    people_text: 'Navn og bilde hentes fra profilen til den ansatte.',
    show: 'Vis {{name}} på nettstedet',
    job: 'Stilling',
    submit: 'Lagre',
    saved: 'Presentasjonen er lagret.',
    look: 'Se siden',
    loading: 'Laster presentasjonen',
  },
  invitations: {
    title: 'Invitasjoner',
    text: 'Inviter leietakere og utleiere på e-post. De oppretter en konto, eller kobler {{partner}} til den de har.',
    as: 'Inviter som',
    tenant: 'Leietaker',
    landlord: 'Utleier',
    language: 'Språk i e-posten',
    submit: 'Send invitasjon',
    sent: 'Invitasjonen til {{email}} er på vei.',
    list: 'Invitert så langt',
    none: 'Ingen ennå. Den første invitasjonen dukker opp her.',
    accepted: 'Godtatt',
    open: 'Gjelder til {{date}}',
    over: 'For gammel: inviter på nytt',
    loading: 'Laster invitasjoner',
  },
};
