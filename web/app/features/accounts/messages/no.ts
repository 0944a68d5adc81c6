import type { Like } from '../../../platform/like.ts';
import type { accounts as en } from './en.ts';

export const accounts: Like<typeof en> = {
  prompt: {
    title: {
      favourite: 'Ta vare på denne boligen',
      message: 'Skriv til utleieren',
      interest: 'Meld interesse',
      list_your_place: 'Lei ut boligen din',
    },
    text: {
      favourite: 'Logg inn eller opprett en konto for å samle boligene du liker i én liste.',
      message: 'Logg inn eller opprett en konto, så utleieren vet hvem som skriver.',
      interest: 'Logg inn eller opprett en konto, så utleieren kan svare deg.',
      list_your_place: 'Logg inn eller opprett en konto som utleier for å legge ut boligen din.',
    },
    log_in: 'Logg inn',
    as_tenant: 'Opprett konto som leietaker',
    as_landlord: 'Opprett konto som utleier',
    cancel: 'Ikke nå',
    close: 'Lukk',
  },
  soon: {
    title: 'Kontoer åpner snart',
    tenant:
      'Snart kan du logge inn her, ta vare på boligene du liker og skrive til utleiere. Du kan søke uten konto.',
    landlord:
      'Snart kan du opprette en konto her og legge ut boligen din. Imens kan du gjerne se hvordan boliger vises.',
    to_search: 'Finn bolig',
    about: 'Om Husvær',
  },
};
