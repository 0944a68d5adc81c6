import type { Language } from '../../../platform/language.ts';

interface StoredItem {
  name: string;
  where: Record<Language, string>;
  what: Record<Language, string>;
}

const YEAR_COOKIE = { en: 'Cookie, one year', no: 'Informasjonskapsel, ett år' };
const LOCAL = {
  en: 'Local storage, until you clear it',
  no: 'Lokal lagring, til du sletter det',
};

const SESSION = {
  en: 'Session storage, until you close the tab',
  no: 'Øktlagring, til du lukker fanen',
};

/** What Husvær stores in every browser. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'language',
    where: {
      en: 'Cookie, one year, and local storage',
      no: 'Informasjonskapsel, ett år, og lokal lagring',
    },
    what: { en: 'The language you have chosen.', no: 'Språket du har valgt.' },
  },
  {
    name: 'theme',
    where: YEAR_COOKIE,
    what: {
      en: 'Light or dark, if you have chosen. Not set when it follows your system.',
      no: 'Lyst eller mørkt, hvis du har valgt. Lagres ikke når siden følger systemet.',
    },
  },
  {
    name: 'list',
    where: YEAR_COOKIE,
    what: {
      en: 'That you want the list of homes compact, if you have chosen so.',
      no: 'At du vil ha boliglisten kompakt, hvis du har valgt det.',
    },
  },
  {
    name: 'searchedCity',
    where: LOCAL,
    what: {
      en: 'The place you searched for last, so that you can pick it again.',
      no: 'Stedet du sist søkte etter, så du kan velge det igjen.',
    },
  },
  {
    name: 'recentListings',
    where: LOCAL,
    what: {
      en: 'The homes you looked at last, so that you find them again.',
      no: 'Boligene du sist så på, så du finner dem igjen.',
    },
  },
  {
    name: 'hiddenListings',
    where: LOCAL,
    what: {
      en: 'Homes you have asked not to be shown. Sent with your searches and not kept by us.',
      no: 'Boliger du ikke vil se. Sendes med søkene dine og lagres ikke hos oss.',
    },
  },
  {
    name: 'lastVisit, lastSeen',
    where: LOCAL,
    what: {
      en: 'When you were last here, so that new homes can be marked.',
      no: 'Når du sist var her, så nye boliger kan merkes.',
    },
  },
  {
    name: 'partnerId, partnerLogo, partnerSiteURL, defaultLocation, formatSettingsData',
    where: LOCAL,
    what: {
      en: 'On an agency’s site: whose site it is, its logo, its place on the map and how it writes amounts.',
      no: 'På et utleiefirmas nettsted: hvem nettstedet tilhører, logo, sted på kartet og hvordan beløp skrives.',
    },
  },
  {
    name: 'publicToken',
    where: LOCAL,
    what: {
      en: 'Says that you are a visitor. Everybody has the same one.',
      no: 'Sier at du er en besøkende. Alle har den samme.',
    },
  },
];

/** What it stores in the browser of a logged-in user. */
export const STORED_WITH_ACCOUNT: readonly StoredItem[] = [
  {
    name: 'accessToken, refreshToken',
    where: {
      en: 'Cookie, 7 days, and local storage',
      no: 'Informasjonskapsel, 7 dager, og lokal lagring',
    },
    what: {
      en: 'Keep you logged in.',
      no: 'Holder deg innlogget.',
    },
  },
  {
    name: 'roles:…',
    where: LOCAL,
    what: {
      en: 'Your role with an agency, under your own key, if you rent or let through it.',
      no: 'Rollen din hos et utleiefirma, under din egen nøkkel, hvis du leier eller leier ut gjennom det.',
    },
  },
  {
    name: 'identityAsked, identityConfirmed',
    where: { en: 'Cookie, 15 minutes, sealed', no: 'Informasjonskapsel, 15 minutter, forseglet' },
    what: {
      en: 'While you confirm who you are by BankID: that it was you who asked, and who was confirmed.',
      no: 'Mens du bekrefter hvem du er med BankID: at det var du som spurte, og hvem som ble bekreftet.',
    },
  },
  {
    name: 'passkeyBrowser',
    where: { en: 'Cookie, 15 minutes', no: 'Informasjonskapsel, 15 minutter' },
    what: {
      en: 'While you log in with a passkey: that it was this browser that asked.',
      no: 'Mens du logger inn med passnøkkel: at det var denne nettleseren som spurte.',
    },
  },
  {
    name: 'knownDevice',
    where: { en: 'Cookie, one year, sealed', no: 'Informasjonskapsel, ett år, forseglet' },
    what: {
      en: 'That you have logged in by this browser, so that others who guess at your password do not keep you out.',
      no: 'At du har logget inn med denne nettleseren, så andre som gjetter på passordet ditt, ikke stenger deg ute.',
    },
  },
  {
    name: 'socialState',
    where: SESSION,
    what: {
      en: 'Makes sure that it was you who asked to log in by Facebook. Gone when you are back.',
      no: 'Sikrer at det var du som ville logge inn med Facebook. Slettes når du er tilbake.',
    },
  },
  {
    name: 'wish',
    where: SESSION,
    what: {
      en: 'What you were about to do when you were asked to log in, so that it can be done.',
      no: 'Det du var i ferd med å gjøre da du ble bedt om å logge inn, så det kan gjøres ferdig.',
    },
  },
  {
    name: 'interest:…',
    where: SESSION,
    what: {
      en: 'What you have begun to answer in an interest form, until it is sent. Never your national identity number.',
      no: 'Det du har begynt å svare i et interesseskjema, til det er sendt. Aldri fødselsnummeret ditt.',
    },
  },
  {
    name: 'inbox:…',
    where: LOCAL,
    what: {
      en: 'Messages you have begun to write, and those that could not be sent yet.',
      no: 'Meldinger du har begynt på, og de som ikke er sendt ennå.',
    },
  },
];

/** The names, where they are stored and what for. */
export function StoredItemList({
  items,
  language,
}: {
  items: readonly StoredItem[];
  language: Language;
}) {
  return (
    <dl>
      {items.map(({ name, where, what }) => (
        <div key={name}>
          <dt>
            {name.split(', ').map((one, index) => (
              <span key={one}>
                {index > 0 && ' '}
                <code>{one}</code>
              </span>
            ))}
          </dt>
          <dd>
            {what[language]} {where[language]}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
