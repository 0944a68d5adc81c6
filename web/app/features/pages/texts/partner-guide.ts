import type { Language } from '../../../platform/language.ts';

/** A step of the guide. Calls and names of fields are in backquotes. */
interface Step {
  id: 'home' | 'lease' | 'rent' | 'changes' | 'webhooks' | 'repeats' | 'errors';
  title: string;
  texts: readonly string[];
}

/** How to begin: a way through the calls, which the reference below describes one by one. */
export const partnerGuide: Record<Language, readonly Step[]> = {
  en: [
    {
      id: 'home',
      title: 'Send a home',
      texts: [
        '`PUT /listings/{externalId}` adds or changes a home under your own name for it. Send all fields each time: one that is left out is removed, except `pictures`. The same call again changes nothing.',
        '`POST /listings/batch` takes up to 500 homes. Valid ones are imported, and refused ones are named with the field and the reason. `DELETE /listings/{externalId}` withdraws a home.',
      ],
    },
    {
      id: 'lease',
      title: 'From applicant to signed lease',
      texts: [
        '`GET /interests` has those who applied for your homes. A landlord without an account is invited by `POST /invitations`.',
        '`POST /assignments` makes the assignment from the landlord, and `POST /leases` drafts a lease under it. `POST /leases/{leaseId}/send` sends it: the tenants sign first, then the landlord. We write to them.',
        'Before anything is sent, home, days and people are compared with each other. If something contradicts itself, the answer is 409 with the list in `params.contradictions`. What `stops` has to be changed. Send the `key` of the rest under `confirmed`, if it is right.',
      ],
    },
    {
      id: 'rent',
      title: 'Follow the rent',
      texts: [
        'After signing we invoice by ourselves. `GET /invoices` has each invoice with its status, KID and open amount, `GET /payments` each payment, and `GET /payouts` what landlords get. `settledOn` is the day on which nothing is open any more.',
        'Payouts are approved by the people whom your agency named, with their own logins. No key can do that.',
      ],
    },
    {
      id: 'changes',
      title: 'Read what changed',
      texts: [
        'Leases, invoices, payments and homes have `updatedAt`, and their lists take `updatedSince`. A new day may change a status too, and counts. Begin each call a minute before the last one, so that nothing is missed.',
        'Lists answer with `data` and `next`. Send `next` as `after` to get the next page. It is null on the last one.',
      ],
    },
    {
      id: 'webhooks',
      title: 'Be notified',
      texts: [
        '`POST /webhooks` names an https address and the `types` of events. The answer has a `secret`, which is shown once. An event names no people: read the lease or the invoice for that.',
        'The header `Husvaer-Signature` has a time `t` and one or two `v1`: the HMAC-SHA-256 of time, full stop and the unchanged body, in hex. Refuse an event that is older than five minutes.',
        'Answer with 2xx within ten seconds. We try again for a day. Events may come twice, with the same `id`, and in another order.',
      ],
    },
    {
      id: 'repeats',
      title: 'Repeat a call safely',
      texts: [
        'Every `POST` accepts an `Idempotency-Key`, and those that move money or make an assignment, a lease or a notice require it. The same call with the same key runs once. For 24 hours a repetition gets the first answer.',
      ],
    },
    {
      id: 'errors',
      title: 'Understand a refusal',
      texts: [
        'Errors are `application/problem+json`. Programs use `code`; `errors` names each field with its reason. A refused call changed nothing. We find a call by its `instance`.',
        'A key may make 600 calls a minute. The header `RateLimit` says how many remain, and `Retry-After` when to try again.',
      ],
    },
  ],
  no: [
    {
      id: 'home',
      title: 'Legg ut en bolig',
      texts: [
        '`PUT /listings/{externalId}` legger ut eller endrer en bolig under deres eget navn på den. Send alle feltene hver gang: Et felt som mangler, blir fjernet, bortsett fra `pictures`. Det samme kallet en gang til endrer ingenting.',
        '`POST /listings/batch` tar imot opptil 500 boliger. De gyldige blir lagt inn, og for de andre står feltet og grunnen. `DELETE /listings/{externalId}` trekker en bolig tilbake.',
      ],
    },
    {
      id: 'lease',
      title: 'Fra interessent til signert leiekontrakt',
      texts: [
        '`GET /interests` har dem som har meldt interesse for boligene deres. En utleier uten konto inviteres med `POST /invitations`.',
        '`POST /assignments` lager oppdraget fra utleieren, og `POST /leases` skriver et utkast til leiekontrakt under det. `POST /leases/{leaseId}/send` sender den: Leietakerne signerer først, deretter utleieren. Vi skriver til dem.',
        'Før noe blir sendt, sammenlignes bolig, datoer og personer med hverandre. Er det noe som ikke stemmer, er svaret 409 med listen i `params.contradictions`. Det som har `stops`, må endres. Send `key` for resten i `confirmed` hvis det er riktig.',
      ],
    },
    {
      id: 'rent',
      title: 'Følg leien',
      texts: [
        'Etter signeringen fakturerer vi av oss selv. `GET /invoices` har hver faktura med status, KID og åpent beløp, `GET /payments` hver betaling, og `GET /payouts` det utleierne får. `settledOn` er dagen da ingenting lenger står åpent.',
        'Utbetalinger godkjennes av dem utleiefirmaet har pekt ut, med egen innlogging. Det kan ingen nøkkel.',
      ],
    },
    {
      id: 'changes',
      title: 'Les det som er endret',
      texts: [
        'Leieforhold, fakturaer, betalinger og boliger har `updatedAt`, og listene tar imot `updatedSince`. En ny dag kan også endre en status, og regnes med. La hvert kall begynne ett minutt før det forrige, så går ingenting tapt.',
        'Lister svarer med `data` og `next`. Send `next` som `after` for å få neste side. På den siste er den null.',
      ],
    },
    {
      id: 'webhooks',
      title: 'Få beskjed',
      texts: [
        '`POST /webhooks` oppgir en https-adresse og hvilke hendelser (`types`) det gjelder. Svaret har en `secret`, som bare vises denne ene gangen. En hendelse nevner ingen personer: Les leieforholdet eller fakturaen.',
        'Headeren `Husvaer-Signature` har et tidspunkt `t` og én eller to `v1`: HMAC-SHA-256 av tidspunktet, punktum og den uendrede meldingen, i heksadesimal form. Avvis en hendelse som er eldre enn fem minutter.',
        'Svar med 2xx innen ti sekunder. Vi prøver igjen i et døgn. Hendelser kan komme to ganger, med samme `id`, og i en annen rekkefølge.',
      ],
    },
    {
      id: 'repeats',
      title: 'Gjenta et kall trygt',
      texts: [
        'Alle `POST` tar imot en `Idempotency-Key`, og de som flytter penger eller lager et oppdrag, en leiekontrakt eller en oppsigelse, krever den. Det samme kallet med den samme nøkkelen blir utført én gang. I 24 timer får en gjentakelse det første svaret.',
      ],
    },
    {
      id: 'errors',
      title: 'Forstå et avslag',
      texts: [
        'Feil er `application/problem+json`. Programmer bruker `code`, og `errors` nevner hvert felt med grunnen. Et avvist kall har ikke endret noe. Vi finner et kall igjen på `instance`.',
        'En nøkkel kan gjøre 600 kall i minuttet. Headeren `RateLimit` sier hvor mange som er igjen, og `Retry-After` når du kan prøve på nytt.',
      ],
    },
  ],
};
