import type { Language } from '../../../platform/language.ts';

export const partnerApi: Record<
  Language,
  {
    title: string;
    description: string;
    lead: string;
    loading: string;
    key: { title: string; text: string };
    contact: string;
    program: string;
    contents: string;
    accepts: string;
    answers: string;
    required: string;
  }
> = {
  en: {
    title: 'The partner API',
    description:
      'How a property-management system sends homes, drafts leases and follows rent at Husvær: every call, its fields and its answers.',
    lead: 'A property-management system works with Husvær through these calls: it sends homes, drafts leases, follows rent and payouts, and is notified of what happens.',
    loading: 'Loading the calls …',
    key: {
      title: 'A key goes with every call',
      text: 'It opens one partner’s homes, leases and money, each by a scope of its own, and nothing else. An agent of the partner makes it under the settings of money. It has a last day, at most two years ahead, and may be limited to addresses.',
    },
    contact: 'Ask for a site and a key',
    program: 'The description for programs (OpenAPI 3.1)',
    contents: 'The calls',
    accepts: 'Takes',
    answers: 'Answers',
    required: 'required',
  },
  no: {
    title: 'Partner-API-et',
    description:
      'Slik legger et forvaltningssystem ut boliger, skriver leiekontrakter og følger leien hos Husvær: alle kall, feltene og svarene.',
    lead: 'Et forvaltningssystem arbeider med Husvær gjennom disse kallene: Det legger ut boliger, skriver leiekontrakter, følger leie og utbetalinger og får beskjed om det som skjer.',
    loading: 'Henter kallene …',
    key: {
      title: 'Hvert kall har med en nøkkel',
      text: 'Den gir tilgang til ett utleiefirmas boliger, leieforhold og penger, hver med sin egen rettighet, og til ingenting annet. En ansatt hos utleiefirmaet lager den under innstillingene for penger. Den har en siste dag, høyst to år fram i tid, og kan begrenses til bestemte adresser.',
    },
    contact: 'Be om nettsted og nøkkel',
    program: 'Beskrivelsen for programmer (OpenAPI 3.1)',
    contents: 'Kallene',
    accepts: 'Tar imot',
    answers: 'Svarer',
    required: 'må være med',
  },
};
