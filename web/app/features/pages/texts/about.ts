import type { Language } from '../../../platform/language.ts';
import { COMPANY } from '../company.ts';
import type { LandingPageText } from '../landing-page.tsx';

export const about: Record<Language, LandingPageText & { to_search: string; write: string }> = {
  en: {
    title: 'A home should be easy to find and easy to let',
    description:
      'Husvær is a Norwegian place for homes to rent: one search, honest prices, and a lease that both can trust.',
    lead: 'Husvær brings tenants and landlords together, and stays with them from the first look to the last rent. We are small, Norwegian, and on the side of a good tenancy.',
    to_search: 'Find a home',
    write: 'Write to us',
    points: [
      {
        title: 'What it really costs',
        text: 'Every listing shows the rent, the deposit and any extra costs before you contact anyone. No fees for tenants.',
      },
      {
        title: 'A map you can trust',
        text: 'The map shows where each home is, to within about a hundred metres. Search in several towns at once, and share the search as a link.',
      },
      {
        title: 'For everybody',
        text: 'With keyboard or screen reader, in Norwegian or English, on a phone with poor coverage. If something gets in your way, that is a fault, and we would like to hear about it.',
      },
      {
        title: 'Your data stays yours',
        text: 'You search without an account. We never sell your data or track you.',
      },
      {
        title: 'Made for Norwegian law',
        text: 'The Tenancy Act is built in: deposits in separate accounts, notice periods that hold, and warnings before a mistake rather than after.',
      },
      {
        title: 'Talk to us',
        text: `${COMPANY.name}, ${COMPANY.place}. People answer at ${COMPANY.mail}, as a rule the same working day.`,
      },
    ],
  },
  no: {
    title: 'Det skal være lett å finne bolig og lett å leie ut',
    description:
      'Husvær er et norsk sted for boliger til leie: ett søk, ærlige priser og en leiekontrakt begge kan stole på.',
    lead: 'Husvær bringer leietakere og utleiere sammen og følger dem fra første titt til siste husleie. Vi er små, norske og på lag med det gode leieforholdet.',
    to_search: 'Finn bolig',
    write: 'Skriv til oss',
    points: [
      {
        title: 'Hva det faktisk koster',
        text: 'Hver bolig viser leie, depositum og det som kommer i tillegg, før du skriver til noen. Ingen gebyrer for leietakere.',
      },
      {
        title: 'Et kart du kan stole på',
        text: 'Kartet viser hvor boligen ligger, med omtrent hundre meters nøyaktighet. Søk i flere byer på én gang, og del søket som en lenke.',
      },
      {
        title: 'For alle',
        text: 'Med tastatur eller skjermleser, på norsk eller engelsk, på en telefon med dårlig dekning. Hvis noe er i veien for deg, er det en feil, og den vil vi gjerne høre om.',
      },
      {
        title: 'Opplysningene er dine',
        text: 'Du søker uten konto. Vi selger ingenting om deg og følger deg ingen steder.',
      },
      {
        title: 'Laget for norsk lov',
        text: 'Husleieloven er bygd inn: depositum på egen konto, oppsigelsesfrister som holder, og varsler før en feil, ikke etter.',
      },
      {
        title: 'Snakk med oss',
        text: `${COMPANY.name}, ${COMPANY.place}. Mennesker svarer på ${COMPANY.mail}, som regel samme virkedag.`,
      },
    ],
  },
};
