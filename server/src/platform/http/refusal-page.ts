/** Title and text of a page that could not be rendered, in both languages. */
interface Words {
  no: readonly [title: string, text: string];
  en: readonly [title: string, text: string];
}

const FAILED: Words = {
  no: ['Noe gikk galt hos oss', 'Prøv igjen om litt.'],
  en: ['Something went wrong on our side', 'Try again in a moment.'],
};
const WORDS: Record<number, Words> = {
  400: {
    no: ['Adressen kan ikke leses', 'Se etter at du fikk med hele adressen, og prøv igjen.'],
    en: ['This address cannot be read', 'Check that you have the whole address, and try again.'],
  },
  404: {
    no: ['Siden finnes ikke', 'Se etter at adressen er riktig.'],
    en: ['There is no such page', 'Check that the address is right.'],
  },
  405: {
    no: ['Denne siden kan bare leses', 'Gå til adressen på vanlig måte for å se den.'],
    en: ['This page can only be read', 'Go to the address in the usual way to see it.'],
  },
  421: {
    no: ['Her er det ingen side', 'Se etter at adressen er riktig.'],
    en: ['There is no site here', 'Check that the address is right.'],
  },
  429: {
    no: ['Det ble for mange forsøk', 'Vent litt, og prøv igjen.'],
    en: ['Too many attempts', 'Wait a moment, and try again.'],
  },
};

/** The page that a browser shows when a request was refused before rendering. */
export function refusalPage(status: number): string {
  const { no, en } = WORDS[status] ?? FAILED;
  return `<!doctype html>
<html lang="no">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${no[0]} · Husvær</title>
<body>
<h1>${no[0]}</h1>
<p>${no[1]}</p>
<h2 lang="en">${en[0]}</h2>
<p lang="en">${en[1]}</p>
<p><a href="/">Husvær</a></p>
`;
}
