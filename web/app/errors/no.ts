import type { ErrorCode } from '@husvaer/domain/error-code';

import { reports } from '../features/reports/messages/no.ts';
import { shell } from '../shell/messages/no.ts';

export const errors: Record<ErrorCode, string> = {
  'accounts.about_you_needed': 'Skriv inn fødselsdatoen din og godta vilkårene først.',
  'accounts.blocked':
    'Kontoen din er stengt. I e-posten om det står hvorfor, og hvordan du kan klage.',
  'accounts.deactivated': shell.failure.deactivated,
  'accounts.email_taken': 'E-postadressen er allerede i bruk.',
  'accounts.fresh_proof_needed': 'Ingenting er endret. Bekreft først at det er deg.',
  'accounts.identification_taken': 'Fødselsnummeret er allerede registrert.',
  'accounts.identity_failed': 'Vi fikk ikke bekreftet hvem du er. Prøv igjen.',
  'accounts.identity_taken': 'Denne identiteten tilhører allerede en annen konto.',
  'accounts.invalid_credentials': 'Feil e-post eller passord.',
  'accounts.invalid_invitation': 'Invitasjonen gjelder ikke lenger. Be om en ny.',
  'accounts.lease_active':
    'Du har et aktivt leieforhold. Kontoen kan deaktiveres eller slettes når det er avsluttet.',
  'accounts.link_expired': 'Lenken er utløpt eller allerede brukt.',
  'accounts.login_required': shell.failure.unauthorized,
  'accounts.no_access_token': shell.failure.unauthorized,
  'accounts.no_password':
    'Kontoen har ikke noe passord. Vi kan sende deg en lenke, så du kan velge et.',
  'accounts.not_found': 'Vi finner ingen konto med denne e-postadressen.',
  'accounts.not_verified':
    'E-postadressen din er ikke bekreftet ennå. Skriv inn koden vi sendte til den.',
  'accounts.passkey_failed':
    'Passnøkkelen ble ikke godtatt. Bruk en annen, eller logg inn på en annen måte.',
  'accounts.passkey_not_found': 'Passnøkkelen er allerede fjernet.',
  'accounts.same_email': 'Dette er allerede e-postadressen din.',
  'accounts.session_lost': shell.failure.unauthorized,
  'accounts.social_failed': 'Innlogging med Facebook mislyktes.',
  'accounts.social_unavailable': shell.failure.internal,
  'accounts.token_expired': shell.failure.access_denied,
  'accounts.token_invalid': shell.failure.unauthorized,
  'accounts.too_many_passkeys': 'Du kan ikke ha flere passnøkler. Fjern en først.',
  'accounts.wrong_code': 'Koden er ikke gyldig.',
  'accounts.wrong_password': 'Feil gammelt passord.',
  'accounting.too_many_lines':
    'En PDF har plass til {{maximum}} linjer. Velg en kortere periode, eller lagre som CSV eller for Excel.',
  'accounting.unmapped':
    'En konto mangler standardkonto. Velg en for hver konto, og bestill på nytt.',
  'accounting.export_waits':
    'En SAF-T-fil for dette regnskapet lages allerede. Vent til den er ferdig.',
  'accounting.not_found': 'Filen finnes ikke.',
  'arrears.not_found': 'Vi fant ikke satsene, eller du har ikke tilgang til dem.',
  'arrears.rate_known': 'Satsen er allerede kjent fra denne dagen, med en annen verdi.',
  'arrears.rate_used':
    'Et brev eller en begjæring fra {{sentOn}} er laget med satsen som gjelder fra denne dagen. Satsen kan ikke endres.',
  'banking.answer_waits':
    'Betalingen er et svar om en utbetaling. Bekreft eller forkast svaret først.',
  'banking.answered_since': 'Banken har svart noe annet siden. Ingenting er endret.',
  'banking.bad_file': 'Filen er avvist. Ingenting i den er bokført.',
  'banking.missing': 'Hele filen kom ikke fram. Prøv igjen.',
  'banking.not_found': 'Denne innbetalingen finnes ikke lenger.',
  'banking.not_signable': 'Måneden kan ikke godkjennes nå. Her er status.',
  'banking.not_closable':
    'Måneden kan ikke lukkes nå: Den er lukket allerede, den er ikke over, bankavstemmingen er ikke godkjent, eller noe er bokført siden den ble godkjent.',
  'banking.not_reopenable':
    'Måneden kan ikke åpnes: Den er ikke lukket, eller noen har alt bedt om det.',
  'banking.own_file':
    'Du lastet opp en av filene, eller var den første som lukket saken. En annen må avgjøre det.',
  'banking.seen_before': 'Akkurat denne filen er bokført før. Ingenting er endret.',
  'banking.wrong_state': 'Noen har allerede avklart den eller angret. Her er den nye statusen.',
  'banking.wrong_target':
    'Husleien for denne leiekontrakten betales ikke til denne kontoen. Velg en annen.',
  'deposits.claimed_already': 'Noen har allerede krevd depositumet.',
  'deposits.kyc_already_submitted': 'Skjemaet er allerede sendt. Vent på svar fra banken.',
  'deposits.kyc_not_submitted':
    'Skjemaet kunne ikke sendes fordi leiekontrakten er trukket tilbake. Du får et nytt skjema hvis den sendes på nytt.',
  'deposits.lease_runs': 'Leieforholdet er ikke avsluttet ennå.',
  'deposits.no_claim': 'Kravet er trukket tilbake.',
  'deposits.number_differs': 'Fødselsnummeret som banken har fått, stemmer ikke med fødselsdatoen.',
  'deposits.not_found': 'Dette depositumet finnes ikke, eller du har ikke tilgang til det.',
  'deposits.rent_elsewhere':
    'Banken kan bare betale ut ubetalt leie med leietakerens skriftlige samtykke eller etter en dom.',
  'deposits.too_late': 'Fristen på fem uker er gått ut.',
  'deposits.wrong_state': 'Statusen er endret. Her er den nye.',
  'files.fetch_failed': 'Vi fikk ikke hentet bildet. Sjekk at lenken åpner bildet.',
  'files.fetch_refused': 'Vi henter bare bilder fra åpne lenker som begynner med https://.',
  'files.heic':
    'HEIC-bilder kan ikke leses her. Lagre det som JPEG først. På iPhone velger du Innstillinger, Kamera, Formater, Mest kompatibel.',
  'files.missing': 'Filen er tom.',
  'files.not_a_picture':
    'Filen er ikke et bilde som vi kan lese. Velg en JPG, PNG, WebP, AVIF, GIF eller TIFF.',
  'files.not_found': 'Filen finnes ikke lenger.',
  'files.policy_expired': 'Vi fikk ikke lastet opp filen. Prøv igjen om litt.',
  'files.policy_mismatch': 'Vi fikk ikke lastet opp filen. Velg den på nytt.',
  'files.policy_tampered': 'Vi fikk ikke lastet opp filen. Velg den på nytt.',
  'files.policy_used': 'Vi fikk ikke lastet opp filen. Velg den på nytt.',
  'files.too_large': 'Filen er større enn 25 MB. Gjør den mindre og prøv igjen.',
  'files.too_many': 'Det er ikke plass til flere filer. Fjern en først.',
  'files.too_many_pixels':
    'Bildet har for mange piksler (høyst 60 millioner). Gjør det mindre og prøv igjen.',
  'files.unreadable': 'Bildet er skadet og kan ikke leses.',
  'files.unsupported_type':
    'Vi tar ikke imot denne filtypen, eller filen er av en annen type enn navnet tilsier. Legg ved en PDF, et bilde, en tekstfil eller en Office-fil.',
  'interest.no_credit_check': 'Ja til kredittvurdering eller fødselsnummeret mangler.',
  'interest.not_found': 'Dette skjemaet finnes ikke lenger. Det kan være trukket tilbake.',
  'interest.not_open':
    'Du kan ikke lenger melde interesse for denne boligen. Den er leid ut, eller annonsen er tatt ned.',
  'interest.own_listing': 'Dette er din egen bolig.',
  'interest.several_listings': 'En visning kan bare gjelde én bolig.',
  'interest.wrong_state': 'Noe er endret i mellomtiden. Her er den nye statusen.',
  internal: shell.failure.internal,
  'invoicing.already_configured': 'Denne konfigurasjonen finnes allerede.',
  'invoicing.already_invoiced':
    'Dette er allerede fakturert. Første dag som kan endres, er {{since}}.',
  'invoicing.agency_bears':
    'Foretaket bærer dette tapet: Husleien er garantert, eller kravet gjelder ikke husleie.',
  'invoicing.already_settled': 'Ingenting gjenstår å betale. Her er den nye statusen.',
  'invoicing.no_books': 'Det finnes ingen klientkonto ennå. Registrer den under «Innstillinger».',
  'invoicing.not_agency': 'Bare de som forvalter foretakets penger, kan la foretaket bære tapet.',
  'invoicing.discount_too_large':
    'Du kan gi høyst {{maximum}} i avslag alene. Send fakturaen først og krediter resten: Det godtas av en annen.',
  'invoicing.not_due':
    'Fakturaen forfaller {{dueOn}} og kan ikke avskrives før det. Er den feil, lager du en kreditnota.',
  'invoicing.own_reduction':
    'Det er du som har foreslått dette, eller du er part i leieforholdet. En annen må godta det.',
  'invoicing.period_closed':
    'Avskrivningen kan ikke tilbakeføres. Den er bokført i en måned som er lukket: Regnskapet er lukket til og med {{until}}.',
  'invoicing.reduction_changed':
    'Gjelden er endret siden dette ble foreslått, så forslaget gjelder ikke lenger. Foreslå det på nytt.',
  'invoicing.reduction_ended':
    'Dette er allerede bokført, stoppet eller tilbakeført. Her er statusen.',
  'invoicing.reduction_waits': 'Noe om denne fakturaen venter allerede på at en annen godtar det.',
  'invoicing.unknown_proposer':
    'Et så stort beløp må godtas av en annen, og denne API-nøkkelen tilhører ingen person. Logg inn og gjør det der.',
  'invoicing.not_found': 'Dette kan ikke lenger gjøres med fakturaen.',
  'invoicing.not_in_lease': 'Det står ikke i leiekontrakten.',
  'invoicing.not_over':
    'Leieforholdet er ikke avsluttet. Det som er betalt for mye, går til neste faktura og kan derfor ikke avskrives.',
  'invoicing.petition_refused':
    'Tvangsfravikelse kan ikke begjæres den dagen. Se hva som mangler, på siden «Er alt klart for namsmannen?».',
  'invoicing.plan_answered': 'Planen er allerede besvart eller trukket tilbake.',
  'invoicing.plan_changed': 'Mer har forfalt enn planen dekker. Foreslå en ny.',
  'invoicing.plan_exists': 'En betalingsplan er allerede foreslått eller gjelder.',
  'invoicing.plan_sum': 'Avdragene må til sammen være {{owed}}, som er det som har forfalt.',
  'invoicing.too_much': 'Høyst {{maximum}}.',
  'invoicing.wrong_day': 'Velg en dag fra {{since}} til {{until}}.',
  'leases.assignment_not_found':
    'Dette oppdraget finnes ikke lenger, eller du har ikke tilgang til det.',
  'leases.changed_elsewhere': 'Noen andre har endret utkastet i mellomtiden. Se over det på nytt.',
  'leases.contradicted':
    'Opplysningene om leieforholdet motsier hverandre. Utleiersiden ser hva det gjelder, og hva som må rettes.',
  'leases.ends_already': 'Leieforholdet er allerede sagt opp eller avtalt avsluttet.',
  'leases.index_known':
    'Konsumprisindeksen for denne måneden er allerede kjent, med en annen verdi.',
  'leases.no_index': 'Vi har ikke hentet konsumprisindeksen for perioden ennå.',
  'leases.no_notice': 'Kontrakten er tidsbestemt og kan ikke sies opp.',
  'leases.not_agreed': 'En tidligere forfallsdag krever at leietakeren har gått med på den.',
  'leases.not_found': 'Dette leieforholdet finnes ikke lenger, eller du har ikke tilgang til det.',
  'leases.not_running':
    'Kontrakten er ikke signert av alle ennå, eller leieforholdet er avsluttet.',
  'leases.open_already': 'Et slikt dokument er allerede sendt til signering.',
  'leases.other_rent': 'Konsumprisindeksen er endret i mellomtiden. Se over den nye husleien.',
  'leases.own_contract_refused':
    'PDF-en kan ikke brukes som kontrakt. Lagre den på nytt, og velg den igjen.',
  'leases.own_home': 'Utleieren kan ikke også være leietaker.',
  'leases.property_not_found':
    'Denne boligen finnes ikke lenger, eller du har ikke tilgang til den.',
  'leases.protest_over': 'Fristen for å protestere er gått ut.',
  'leases.same_day': 'Husleien forfaller allerede denne dagen.',
  'leases.same_rent': 'Konsumprisindeksen endrer ikke husleien.',
  'leases.too_early': 'Husleien kan tidligst indeksreguleres {{earliest}}.',
  'leases.too_many_views': 'Du kan ikke lagre flere visninger. Fjern en først.',
  'leases.agency_unidentified':
    'En oppdragsavtale om formidling må ha forvalterens navn, organisasjonsnummer og adresse (eiendomsmeglingsloven § 6-4). De oppgis når regnskapet opprettes.',
  'leases.broker_unknown':
    'Ansvarlig megler signerer en oppdragsavtale om formidling (eiendomsmeglingsloven § 6-4). Ingen av forvalterne deres har navnet til ansvarlig megler på Om oss-siden.',
  'leases.landlord_unidentified':
    'En oppdragsavtale om formidling må ha utleierens adresse og fødsels- eller organisasjonsnummer (eiendomsmeglingsloven § 6-4). Utleieren oppgir dem i profilen sin.',
  'leases.licence_missing':
    'Å finne leietaker for en utleier krever tillatelse (eiendomsmeglingsloven § 1-2). Oppgi tillatelsen og ansvarlig megler på Om oss-siden først, eller la formidlingshonoraret stå tomt.',
  'leases.room_unnamed':
    'Leiekontrakten for et rom må si hvilket rom det er, og hvem sin bolig leietakeren har adgang til.',
  'leases.wrong_state': 'Leieforholdet er endret i mellomtiden. Her er den nye statusen.',
  'ledger.account_claimed':
    'En annen utleieformidler har oppgitt denne kontoen, og banken har ikke bekreftet hvem den tilhører. Husvær har fått beskjed og finner ut av det.',
  'ledger.account_of_payee':
    'Utbetalinger til en utleier går til denne kontoen. En klientkonto kan bare ha andres penger. Oppgi en annen konto.',
  'ledger.account_proved':
    'Banken har bekreftet kontoen i mellomtiden. Den kan ikke avvises lenger.',
  'ledger.account_refused':
    'Husvær har avvist denne klientkontoen. Ingenting faktureres eller utbetales før det finnes en annen.',
  'ledger.auditor_exists':
    'Denne personen er allerede invitert eller har innsyn. Avslutt det innsynet først.',
  'ledger.auditor_runs_books': 'Denne personen fører regnskapet og kan ikke revidere det.',
  'ledger.already_configured': 'Denne konfigurasjonen finnes allerede.',
  'ledger.changed': 'Dette er endret siden du leste det. Last siden på nytt og les det igjen.',
  'ledger.change_waits': 'En annen konto er godtatt og gjelder snart. Stopp den endringen først.',
  'ledger.own_request': 'Du har bedt om endringen. En annen må godta den.',
  'ledger.not_found': 'Det finnes ingen klientkonto ennå. Registrer den under «Innstillinger».',
  'listings.changed_elsewhere': 'Annonsen er endret i mellomtiden. Se over den på nytt.',
  'listings.date_past': 'Måneden boligen skulle bli ledig, er over. Velg en annen.',
  'listings.forbidden': 'Du kan ikke endre denne annonsen.',
  'listings.list_not_found': 'Denne listen er ikke delt lenger.',
  'listings.not_found': 'Annonsen finnes ikke lenger.',
  'listings.taken_down':
    'Vi har fjernet annonsen, og den kan ikke publiseres igjen. Begrunnelsen står i e-posten vi sendte deg.',
  'listings.too_many_drafts': 'Du har for mange utkast. Publiser eller slett noen først.',
  'listings.too_many_favourites': 'Du kan lagre høyst {{maximum}} boliger. Fjern en først.',
  'listings.too_many_photos': 'En annonse kan ha høyst 40 bilder. Fjern et først.',
  'listings.withdrawn': shell.errors.title['410'],
  'listings.wrong_state': 'Annonsen er endret i mellomtiden.',
  maintenance: shell.maintenance.text,
  'messaging.blocked': 'Dere kan ikke skrive til hverandre.',
  'messaging.nobody_there': 'Det er ingen som kan ta imot meldinger her.',
  'messaging.not_found': 'Denne samtalen finnes ikke, eller du har ikke tilgang til den.',
  'messaging.with_oneself': 'Dette er din egen bolig.',
  'operations.job_not_scheduled': 'Jobben er ikke satt opp ennå. Sjekk at arbeidsprosessen kjører.',
  'operations.job_running': 'Jobben kjører allerede og startes ikke en gang til.',
  'operations.not_found': 'Du er ikke driftsansvarlig lenger.',
  'partners.address_refused': 'Nøkkelen gjelder ikke fra adressen {{address}}.',
  'partners.delivery_not_found': 'Denne leveringen finnes ikke lenger.',
  'partners.idempotency_mismatch': 'Denne Idempotency-Key er brukt med et annet kall. Bruk en ny.',
  'partners.idempotency_required': 'Kallet må ha en Idempotency-Key.',
  'partners.idempotency_under_way':
    'Det første kallet med denne Idempotency-Key er ikke besvart ennå. Prøv igjen om litt.',
  'partners.key_expired': 'Nøkkelen gjaldt til og med {{endsOn}}. Lag en ny.',
  'partners.key_invalid': 'Nøkkelen er ikke gyldig, eller den er avsluttet.',
  'partners.key_not_found': 'Denne nøkkelen er allerede avsluttet.',
  'partners.not_found': 'Vi finner ikke forvalteren.',
  'partners.scope_missing': 'Nøkkelen gir ikke tilgang til dette.',
  'partners.too_many_keys': 'Dere har {{maximum}} nøkler. Avslutt én før dere lager en ny.',
  'partners.too_many_webhooks': 'Dere kan ikke ha flere webhooker. Fjern en først.',
  'partners.webhook_not_found': 'Denne webhooken finnes ikke lenger.',
  'payouts.account_of_books':
    'Dette kontonummeret er en klientkonto på Husvær. Oppgi din egen konto. Ingenting er endret.',
  'payouts.no_account':
    'Utleieren til en av dem har ikke oppgitt noen konto. En godkjenning gjelder også kontoen. Ingenting er endret.',
  'payouts.already_approved': 'Du har allerede godkjent en av dem. Ingenting er endret.',
  'payouts.changed':
    'Beløpet, kontoen eller grunnlaget er endret siden du leste det. Last siden på nytt og les det igjen. Ingenting er gjort.',
  'payouts.change_waits':
    'En kollega har allerede bedt om andre godkjennere. En av dem som godkjenner nå, må først godta eller stoppe endringen.',
  'payouts.debit_waits':
    'Banken belastet den etter å ha avvist den. Avklar det under «Uavklarte innbetalinger» først.',
  'payouts.no_books': 'Det finnes ingen klientkonto ennå, så ingenting blir utbetalt.',
  'payouts.not_approver': 'Du er ikke blant dem som godkjenner utbetalinger.',
  'payouts.not_found': 'Denne utbetalingen finnes ikke lenger.',
  'payouts.too_much': 'Høyst {{maximum}} kan krediteres.',
  'payouts.wrong_approver': 'En av dem du valgte, arbeider ikke lenger her.',
  'payouts.wrong_state': 'Statusen for en av utbetalingene er endret. Ingenting er gjort.',
  'postal.no_address': 'Et brev mangler adresse. Fyll den inn først.',
  'postal.not_proved':
    'Legg ved kvitteringen, eller skriv sporingsnummeret. Banken betaler et depositum bare når posttidspunktet er dokumentert.',
  'postal.not_found': 'Brevet finnes ikke lenger. Last siden på nytt.',
  'postal.too_late':
    'Hvis brevet postlegges så sent, blir fristen i varselet for kort. Ta ut brevet og avslutt saken som frafalt. Da sendes et nytt varsel neste dag.',
  'postal.wrong_day':
    'Brevet kan ikke være postlagt den dagen. Velg en dag fra det ble lagt i køen og til i dag.',
  'postal.wrong_state': 'Brevet er allerede postlagt eller tatt ut. Last siden på nytt.',
  'reports.decided': 'Noen andre har allerede avgjort saken.',
  'reports.not_found': 'Denne meldingen finnes ikke, eller du har ikke tilgang til den.',
  'reports.nothing_to_reverse': 'Avgjørelsen er allerede omgjort.',
  'reports.own': 'Du har meldt denne saken selv, eller den gjelder deg. En annen må avgjøre den.',
  'reports.own_decision': reports.reverse.own_decision,
  'reports.staff': 'Kontoen til en ansatt i Husvær kan ikke stenges her.',
  'request.invalid': shell.failure.bad_request,
  'request.malformed': shell.failure.bad_request,
  'request.not_found': shell.failure.not_found,
  'request.too_complex': 'Forespørselen er for stor. Be om mindre om gangen.',
  'request.too_large': 'Dette er for stort til å sendes.',
  'request.too_many': 'For mange forsøk. Vent litt og prøv igjen.',
  'request.unavailable': shell.failure.busy,
  'request.undrawable':
    '«{{text}}» ({{where}}) har tegn som ikke kan skrives i en PDF: {{characters}}. Skriv det på en annen måte og prøv igjen.',
  'request.unknown_host': shell.errors.title['421'],
  'request.unknown_variable': shell.failure.bad_request,
  'request.unsupported_type': 'Denne typen innhold tas ikke imot her.',
  'request.wrong_method': shell.failure.bad_request,
  'search.beyond_end': 'Det er ingen flere boliger etter denne siden.',
  'search.saved_search_not_found': 'Dette lagrede søket er allerede fjernet.',
  'search.too_many_saved': 'Du kan ikke lagre flere søk. Fjern et først.',
  'signing.already_signed': 'Du har allerede signert.',
  'signing.consent_required': 'Kryss av for at du godtar innholdet, før du signerer.',
  'signing.elsewhere':
    'Dette signeres hos en signeringstjeneste, og e-postadressen kan ikke endres her. Trekk det tilbake og send det på nytt.',
  'signing.errand_first': 'Du må fylle ut et skjema før du signerer. Last siden på nytt.',
  'signing.not_found': 'Dette er ikke lenger til signering.',
  'signing.not_of_age': 'Den som er under 18 år, kan ikke signere alene.',
  'signing.not_your_turn': 'Andre signerer først.',
  'signing.over': 'Signeringen er avsluttet.',
  'signing.not_set_up': 'Signering er ikke satt opp på dette nettstedet.',
  'signing.unavailable': 'Det er ikke mulig å signere akkurat nå. Prøv igjen om en stund.',
  'signing.name_differs':
    'Navnet i dokumentet er et annet enn i BankID-en. Den som sendte det, må bekrefte at det er samme person.',
  'signing.birth_date_differs':
    'Fødselsdatoen i dokumentet er en annen enn i den elektroniske ID-en.',
  'signing.org_number_differs':
    'Organisasjonsnummeret i dokumentet er et annet enn hos den som skal signere.',
  'signing.own_name':
    'Du kan ikke bekrefte ditt eget navn. Trekk dokumentet tilbake og send det på nytt, så får det navnet fra BankID.',
  'signing.wrong_person': 'BankID-en tilhører en annen enn den som skal signere.',
};
