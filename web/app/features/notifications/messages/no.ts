import type { Translated } from '../../../platform/translated.ts';
import type { notifications as en } from './en.ts';

export const notifications: Translated<typeof en> = {
  title: 'Varsler',
  text: 'Det som har skjedd med boligene og visningene dine.',
  loading: 'Henter varslene dine …',
  list: {
    read_all: 'Merk alle som lest',
    unread: 'Nytt:',
    more: 'Vis flere',
    settings: 'Velg hvilke e-poster du får',
  },
  nothing: {
    title: 'Ingen varsler ennå',
    text: 'Når noen er interessert i boligen din, eller svarer deg, finner du det her.',
    to_search: 'Finn bolig',
    to_saved_searches: 'Få beskjed om nye boliger',
  },
  kinds: {
    interest_received_one: 'Du har fått et interesseskjema for «{{title}}».',
    interest_received_other: 'Du har fått {{count}} interesseskjemaer for «{{title}}».',
    interest_withdrawn_one: 'En du har invitert på visning av «{{title}}», kommer ikke.',
    interest_withdrawn_other: '{{count}} du har invitert på visning av «{{title}}», kommer ikke.',
    interest_declined: 'Utleieren kan ikke tilby deg «{{title}}» denne gangen.',
    home_let: '«{{title}}» er leid ut til noen andre. Takk for interessen.',
    listing_taken_off:
      '«{{title}}» er leid ut, og annonsen er tatt ned. Du kan vise den igjen hvis den fortsatt skal leies ut.',
    room_let:
      'Et rom i «{{title}}» er leid ut. Annonsen vises fortsatt. Ta den ned hvis ingen flere rom er ledige.',
    address_let:
      'En bolig med samme adresse som «{{title}}» er leid ut. Annonsen vises fortsatt. Ta den ned hvis det er den samme boligen, eller legg inn bolignummeret.',
    viewing_invited: 'Du er invitert på visning av «{{title}}»: {{when}}.',
    viewing_changed: 'Visningen av «{{title}}» har fått nytt tidspunkt: {{when}}.',
    viewing_cancelled:
      'Visningen av «{{title}}» er avlyst. Utleieren kan ikke tilby deg boligen denne gangen.',
    rent_collected:
      'Husleien for «{{title}}» kreves inn gjennom Husvær fra nå av. Du får en faktura med kontonummer og KID.',
    viewing_accepted: 'En du har invitert på visning av «{{title}}», kommer.',
    viewing_declined: 'En du har invitert på visning av «{{title}}», kan ikke komme.',
    viewing_reminder: 'Husk visningen av «{{title}}»: {{when}}.',
    viewing_proposed: 'En du har invitert på visning av «{{title}}», foreslår et annet tidspunkt.',
    rent_said_paid:
      'Leietakeren i «{{title}}» oppgir at husleien er betalt direkte til deg. Stemmer det?',
    rent_denied_paid: 'Utleieren av «{{title}}» har ikke mottatt husleien direkte.',
    rent_received: 'Utleieren av «{{title}}» har registrert hva som er mottatt direkte.',
    rent_written_off:
      'Husleie for «{{title}}» er avskrevet, og du bærer tapet. Åpne leieforholdet for å se hvorfor.',
    rent_credited:
      'En faktura for «{{title}}» er kreditert, og du får mindre utbetalt. Åpne leieforholdet for å se hvorfor.',
    rent_recorded_received:
      'Det er ført at du har fått husleie for «{{title}}» direkte. Åpne leieforholdet for å se om det stemmer.',
    rent_discounted: 'En kommende faktura for «{{title}}» får avslag, og du får mindre utbetalt.',
    reduction_stopped: 'Det du foreslo om «{{title}}», ble stoppet. Se begrunnelsen.',
    reduction_void:
      'Det du foreslo om «{{title}}», falt bort fordi kravet er endret. Foreslå det på nytt.',
    write_off_taken_back: 'En avskrivning for «{{title}}» er tilbakeført.',
    coming_rent_raised:
      'En kommende faktura for «{{title}}» er blitt høyere. Åpne leieforholdet for å se hva som er lagt til.',
    due_day_moved:
      'Husleien for «{{title}}» får en ny forfallsdag. Åpne leieforholdet for å se hvilken, og fra når.',
    rent_account_changed:
      'Husleien for «{{title}}» skal betales til en annen konto. Åpne leieforholdet for å se hvilken.',
    rent_objected: 'Leietakeren i «{{title}}» har innsigelser mot en faktura.',
    objection_settled: 'Innsigelsen din om «{{title}}» er ferdigbehandlet.',
    plan_proposed: 'En betalingsplan for «{{title}}» venter på svar fra deg.',
    plan_accepted: 'Betalingsplanen for «{{title}}» er avtalt.',
    plan_declined: 'Betalingsplanen du foreslo for «{{title}}», ble avslått.',
    plan_due: 'Et avdrag i betalingsplanen for «{{title}}» forfaller om få dager.',
    plan_reopened:
      'Betalingsplanen for «{{title}}» gjelder igjen: Banken tilbakeførte en betaling.',
    plan_kept: 'Betalingsplanen for «{{title}}» er innfridd.',
    plan_broken: 'Betalingsplanen for «{{title}}» er brutt fordi et avdrag ikke ble betalt i tide.',
    petition_facts_missing:
      'Begjæringen om tvangsfravikelse fra «{{title}}» mangler opplysninger. Fyll dem inn på siden til leieforholdet.',
    petition_ready:
      'Begjæringen om tvangsfravikelse fra «{{title}}» er klar til å signeres og sendes.',
    eviction_case_closed:
      'Husleien for «{{title}}» er betalt, og saken om tvangsfravikelse er avsluttet.',
    payout_account_needed:
      'Leiekontrakten for «{{title}}» er signert. Oppgi hvilken konto du vil ha husleien på.',
    brokering_consent_needed:
      'Leiekontrakten for «{{title}}» er signert. Si fra om formidlingshonoraret kan trekkes fra leien.',
    payout_late:
      'Utbetalingen av husleien for «{{title}}» er forsinket. Se hvorfor, og når den kan komme.',
    client_account_changes: 'Klientkontoen til {{title}} skal endres.',
    client_account_claimed: 'To utleieformidlere oppgir klientkontoen til {{title}}.',
    client_account_of_other: 'Banken oppgir en annen eier av klientkontoen til {{title}}.',
    client_account_refused: 'Husvær har avvist klientkontoen til {{title}}.',
    payouts_to_approve: 'Utbetalinger venter på at du godkjenner dem.',
    api_key_ends_soon: 'API-nøkkelen «{{title}}» utløper snart.',
    letters_to_post: 'Brev venter på å bli skrevet ut og postlagt.',
    refunds_to_approve: 'Penger som skal betales tilbake, venter på at du godkjenner dem.',
    reduction_proposed:
      'Noe som reduserer et krav i regnskapet til {{title}}, må godtas av en annen.',
    bank_conflict: 'En opplastet bankfil sier noe annet enn bankens egen.',
    period_reopening: 'Noen vil åpne lukkede måneder i regnskapet til {{title}}.',
    period_reopened: 'Lukkede måneder i regnskapet til {{title}} er åpnet igjen.',
    bank_differs: 'En bankfil mangler, eller bankens saldo er en annen enn regnskapets.',
    lease_begun: 'Leieforholdet for «{{title}}» har begynt.',
    lease_ends_soon: 'Leieforholdet for «{{title}}» avsluttes snart.',
    lease_over: 'Leieforholdet for «{{title}}» er avsluttet.',
    signing_turn: 'Det er din tur til å signere «{{title}}».',
    signing_reminder: 'Signaturen din på «{{title}}» mangler fortsatt.',
    signer_name_differs: 'Navnet til en av dem som skal signere «{{title}}», må bekreftes.',
    signing_declined: '«{{title}}» ble ikke signert. En av partene avslo.',
    signing_expired: 'Ikke alle signerte «{{title}}» innen fristen.',
    signing_withdrawn: '«{{title}}» er trukket tilbake og skal ikke signeres lenger.',
    signing_completed: 'Nå har alle signert «{{title}}».',
    report_decided: 'Saken du meldte fra om, «{{title}}», er avgjort.',
    decision_against: 'Vi har tatt en avgjørelse om «{{title}}». Les begrunnelsen.',
    decision_reversed: 'Avgjørelsen om «{{title}}» er omgjort etter klage.',
  },
  settings: {
    title: 'E-poster fra oss',
    text: 'Velg hvilke e-poster du får. Alle varsler finner du uansett på Husvær.',
    messages: 'Uleste meldinger',
    messages_text: 'Når du ikke har lest det noen har skrevet, innen fem minutter.',
    interest: 'Interesse for boligen din',
    interest_text: 'Når noen sender interesseskjema, høyst én gang i timen for hver bolig.',
    instalments: 'Avdrag i en betalingsplan',
    instalments_text: 'Tre dager før et avdrag du har avtalt, forfaller.',
    payments: 'Mottatte betalinger',
    payments_text: 'Når vi har mottatt en betaling fra deg: hva den gjelder, og hva som gjenstår.',
    approvals: 'Betalinger til godkjenning',
    approvals_text:
      'Når utbetalinger eller tilbakebetalinger venter på deg, høyst én gang om dagen.',
    searches: 'Hvert lagret søk har sitt eget valg blant',
    searches_link: 'de lagrede søkene dine',
    always:
      'Svar du venter på, for eksempel en invitasjon til visning, og e-poster om kontoen din får du alltid.',
    saved: 'Valget er lagret.',
    to_list: 'Til varslene dine',
  },
  unsubscribe: {
    saved_search: {
      ask: {
        title: 'Vil du stoppe e-postene om dette søket?',
        text: 'Søket blir liggende blant de lagrede søkene dine, og du kan slå på e-postene igjen når du vil.',
      },
      done: {
        title: 'Du får ikke flere e-poster om dette søket',
        text: 'Søket ligger fortsatt blant de lagrede søkene dine. Der kan du slå på e-postene igjen.',
      },
    },
    messages: {
      ask: {
        title: 'Vil du stoppe e-postene om uleste meldinger?',
        text: 'Meldingene ligger fortsatt i innboksen, og du kan slå på e-postene igjen når du vil.',
      },
      done: {
        title: 'Du får ikke flere e-poster om uleste meldinger',
        text: 'Meldingene ligger fortsatt i innboksen. Du kan slå på e-postene igjen fra profilen din.',
      },
    },
    interest: {
      ask: {
        title: 'Vil du stoppe e-postene om nye interesseskjemaer?',
        text: 'Du finner fortsatt skjemaene hos boligene dine, og du kan slå på e-postene igjen når du vil.',
      },
      done: {
        title: 'Du får ikke flere e-poster om nye interesseskjemaer',
        text: 'Du finner fortsatt skjemaene hos boligene dine. Du kan slå på e-postene igjen fra profilen din.',
      },
    },
    instalments: {
      ask: {
        title: 'Vil du stoppe påminnelsene om avdrag?',
        text: 'Du finner fortsatt betalingsplanen på siden til leieforholdet, og du kan slå på e-postene igjen når du vil.',
      },
      done: {
        title: 'Du får ikke flere påminnelser om avdrag på e-post',
        text: 'Du finner fortsatt betalingsplanen på siden til leieforholdet. Du kan slå på e-postene igjen fra profilen din.',
      },
    },
    payments: {
      ask: {
        title: 'Vil du stoppe e-postene om mottatte betalinger?',
        text: 'Du finner fortsatt betalinger og kvitteringer på siden til leieforholdet, og du kan slå på e-postene igjen når du vil.',
      },
      done: {
        title: 'Du får ikke flere e-poster om mottatte betalinger',
        text: 'Du finner fortsatt betalinger og kvitteringer på siden til leieforholdet. Du kan slå på e-postene igjen fra profilen din.',
      },
    },
    approvals: {
      ask: {
        title: 'Vil du stoppe e-postene om betalinger å godkjenne?',
        text: 'Du finner fortsatt det som venter, på økonomisiden, og du kan slå på e-postene igjen når du vil.',
      },
      done: {
        title: 'Du får ikke flere e-poster om betalinger å godkjenne',
        text: 'Du finner fortsatt det som venter, på økonomisiden. Du kan slå på e-postene igjen fra profilen din.',
      },
    },
    failed: {
      title: 'Lenken virker ikke',
      text: 'Den kan ha blitt kuttet av. Åpne lenken fra e-posten en gang til, eller logg inn og velg e-poster i profilen din.',
    },
    stop: 'Stopp e-postene',
    to_search: 'Finn bolig',
  },
};
