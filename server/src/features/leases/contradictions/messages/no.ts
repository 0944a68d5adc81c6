import type { ContradictionTexts } from './contradiction-texts.ts';

/** The period and the number of the other lease; another agency's or landlord's are theirs. */
function leaseOf({ number, startsOn, endsOn }: Readonly<Record<string, string>>): string {
  if (!number) return ' av en annen utleier eller forvalter';
  const until = endsOn ? `til ${endsOn}` : 'og inntil videre';
  return ` fra ${startsOn} ${until} (leiekontrakt ${number})`;
}

export const no: ContradictionTexts = {
  home_let: {
    text: (facts) => `Boligen er allerede leid ut${leaseOf(facts)}.`,
    advice: 'Velg en annen periode, eller avslutt den andre leiekontrakten først.',
  },
  room_let: {
    text: (facts) =>
      `Et rom med samme adresse er leid ut eller sendt til signering${leaseOf(facts)}.`,
    advice: 'Bekreft at dette er et annet rom.',
  },
  home_offered: {
    text: (facts) =>
      `En annen leiekontrakt for boligen er sendt til signering for samme tid${leaseOf(facts)}.`,
    advice:
      'Trekk den andre tilbake, eller bekreft at begge skal stå. Bare den som først blir signert av alle, gjelder.',
  },
  extension_offered: {
    text: ({ number }) =>
      `En forlengelse av ${number ? `leiekontrakt ${number}` : 'en annen leiekontrakt'} for boligen er sendt til signering.`,
    advice:
      'Trekk forlengelsen tilbake, eller bekreft at begge skal stå. Bare den som først blir signert av alle, gjelder.',
  },
  address_let: {
    text: (facts) =>
      `En bolig med samme adresse er leid ut eller sendt til signering${leaseOf(facts)}.`,
    advice: 'Før opp bolignummeret på begge, eller bekreft at det er to forskjellige boliger.',
  },
  let_by_another: {
    text: () => 'En annen utleier har leid ut boligen for samme tid.',
    advice:
      'Rett adressen eller bolignummeret i annonsen hvis noe er feil. Ellers bekreft at utleieren kan leie ut boligen, for eksempel ved framleie.',
  },
  same_person: {
    text: ({ name }) => `${name} står oppført to ganger som part.`,
    advice: 'Fjern den ene.',
  },
  name_differs: {
    text: ({ name, confirmedName }) =>
      `I kontrakten står ${name}, men den elektroniske ID-en tilhører ${confirmedName}.`,
    advice: 'Rett navnet, eller bekreft at det er samme person.',
  },
  signs_for: {
    text: ({ name, confirmedName }) =>
      `Parten er ${name}, men den elektroniske ID-en som signerer, tilhører ${confirmedName}.`,
    advice: 'Bekreft at denne personen kan signere for virksomheten. Du blir bare spurt én gang.',
  },
  landlord_birth_date_missing: {
    text: ({ name }) => `Leiekontrakten må ha fødselsdatoen til utleieren, ${name}.`,
    advice:
      'Utleieren legger den inn i profilen sin. En virksomhet legger inn organisasjonsnummeret.',
  },
  landlord_address_missing: {
    text: ({ name }) => `Leiekontrakten må ha postadressen til utleieren, ${name}.`,
    advice: 'Utleieren legger den inn i profilen sin.',
  },
  tenant_birth_date_missing: {
    text: ({ name }) =>
      `Leiekontrakten må ha fødselsdatoen til ${name}, eller organisasjonsnummeret for en virksomhet.`,
    advice: 'Skriv det i utkastet.',
  },
  tenant_address_missing: {
    text: ({ name }) => `Leiekontrakten må ha postadressen til ${name}.`,
    advice: 'Skriv den i utkastet.',
  },
  party_unidentified: {
    text: ({ name }) => `${name} er ikke nok til å vite hvem parten er.`,
    advice: 'Skriv både fornavn og etternavn, eller bekreft at personen bare har dette navnet.',
  },
  home_unidentified: {
    text: () => 'Boligen mangler gateadresse.',
    advice: 'Skriv adressen i annonsen til boligen.',
  },
  term_over: {
    text: ({ endsOn }) => `Leietiden er allerede ute: Siste dag er ${endsOn}.`,
    advice: 'Rett datoen, eller bekreft at den er riktig.',
  },
  term_long: {
    text: ({ endsOn }) => `Leieavtalen er tidsbestemt i mer enn ti år, til ${endsOn}.`,
    advice: 'Rett siste dag, eller bekreft at den er riktig.',
  },
  security_too_big: {
    text: () => 'Depositum og garanti er til sammen mer enn seks måneders leie.',
    advice: 'Senk beløpet. Mer er ikke lov (husleieloven §\u00a03-5 og §\u00a03-6).',
  },
  authority_missing: {
    text: () => 'Oppdraget fra utleieren gjelder ikke den første dagen i leietiden.',
    advice: 'Lag et nytt oppdrag som dekker leietiden, og skriv leiekontrakten under det.',
  },
  account_refused: {
    text: () => 'Klientkontoen som husleien skal betales til, er avvist.',
    advice: 'Oppgi en annen klientkonto først.',
  },
  account_of_books: {
    text: () => 'Kontoen for husleien er en klientkonto, ikke utleierens egen.',
    advice: 'Oppgi utleierens egen konto.',
  },
  account_changed: {
    text: ({ former }) => `Forrige leiekontrakt for boligen hadde et annet kontonummer, ${former}.`,
    advice: 'Rett kontonummeret, eller bekreft at det er riktig.',
  },
};
