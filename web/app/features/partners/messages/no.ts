import type { Like } from '../../../platform/like.ts';
import type { partners as source } from './en.ts';

export const partners: Like<typeof source> = {
  elsewhere: {
    label: 'Hvem nettstedet tilhører',
    text: 'Dette er nettstedet til {{name}}. Du arbeider ikke her.',
    go: 'Gå til nettstedet til {{name}}',
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
