import { COMPANY } from '../company.ts';
import type { DocumentText } from '../document.tsx';
import { STORED_ITEMS, STORED_WITH_ACCOUNT, StoredItemList } from './stored-items.tsx';

export const cookies: DocumentText = {
  title: 'Informasjonskapsler og lokal lagring',
  description: 'Hva Husvær lagrer i nettleseren din: navn, formål og hvor lenge.',
  lead: (
    <p>
      Vi lagrer noen få ting i nettleseren din som nettstedet trenger for å gjøre det du har bedt
      om. Ingen av dem følger deg til andre nettsteder, og ingen av dem brukes til reklame eller
      statistikk. Derfor viser vi ikke noe samtykkebanner.
    </p>
  ),
  sections: [
    {
      id: 'today',
      title: 'Dette lagres',
      body: <StoredItemList items={STORED_ITEMS} language="no" />,
    },
    {
      id: 'accounts',
      title: 'Med en konto',
      body: (
        <>
          <p>Når du logger inn, kommer disse i tillegg.</p>
          <StoredItemList items={STORED_WITH_ACCOUNT} language="no" />
        </>
      ),
    },
    {
      id: 'law',
      title: 'Hvorfor vi ikke spør',
      body: (
        <p>
          Ekomloven krever samtykke for å lagre noe i nettleseren din, med mindre det er strengt
          nødvendig for en tjeneste du selv har bedt om. Det er alt på denne siden. Skulle vi en
          gang ville bruke noe annet, spør vi først, og det skal være like lett å si nei som ja.
        </p>
      ),
    },
    {
      id: 'delete',
      title: 'Slik sletter du det',
      body: (
        <p>
          Slett informasjonskapsler og nettstedsdata for dette nettstedet i innstillingene i
          nettleseren. Nettstedet virker fortsatt, men har da glemt språket ditt og det du har
          skjult. Spørsmål? Skriv til{' '}
          <a href={`mailto:${COMPANY.privacyMail}`}>{COMPANY.privacyMail}</a>.
        </p>
      ),
    },
    {
      id: 'map',
      title: 'Kartet',
      body: (
        <p>
          Bakgrunnen i kartet kommer fra Kartverket. Nettleseren din ber Kartverket om bilder av
          området du ser på, og Kartverket ser da IP-adressen din. De setter ingen
          informasjonskapsler her.
        </p>
      ),
    },
  ],
};
