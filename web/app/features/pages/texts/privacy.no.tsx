import { LEGAL } from '@husvaer/domain/legal/constants';

import { COMPANY } from '../company.ts';
import type { DocumentText } from '../document.tsx';

export const privacy: DocumentText = {
  title: 'Personvern',
  description:
    'Hvilke personopplysninger Husvær har, hvorfor, hvor lenge, og hva du kan kreve av oss.',
  lead: (
    <p>
      Du kan lete etter bolig uten å fortelle hvem du er. Når du har en konto, vet vi det du har
      fortalt oss, og det du gjør her. Vi bruker det til å bringe leietakere og utleiere sammen. Vi
      selger ingen opplysninger og viser ingen reklame.
    </p>
  ),
  sections: [
    {
      id: 'controller',
      title: 'Hvem som er ansvarlig',
      body: (
        <>
          <p>
            {COMPANY.name}, {COMPANY.place}, er behandlingsansvarlig for personopplysningene som er
            beskrevet her. Skriv til{' '}
            <a href={`mailto:${COMPANY.privacyMail}`}>{COMPANY.privacyMail}</a> om alt som står på
            denne siden.
          </p>
          <p>
            Et utleiefirma som leier ut gjennom sitt eget nettsted hos oss, er selv
            behandlingsansvarlig for det firmaet gjør med opplysninger om sine leietakere og
            utleiere. Da er vi databehandler etter en databehandleravtale. Når det opprettes en
            depositumskonto, er banken behandlingsansvarlig for sin egen kundekontroll, og vi samler
            inn svarene for banken.
          </p>
        </>
      ),
    },
    {
      id: 'data',
      title: 'Hva vi har, hvorfor, og hvor lenge',
      body: (
        <>
          <p>
            Behandlingsgrunnlagene er de som står i personvernforordningen (GDPR) artikkel 6, som er
            norsk lov gjennom personopplysningsloven.
          </p>
          <dl>
            <div>
              <dt>Besøk uten konto</dt>
              <dd>
                Sidens adresse, tidspunkt, IP-adresse og nettleser. For sikkerhet og feilsøking;
                berettiget interesse (f). Lagres i 30 dager.
              </dd>
            </div>
            <div>
              <dt>Kontoen din</dt>
              <dd>
                Navn, e-post, telefon, fødselsdato, språk, bilde og om du leier eller leier ut. For
                å oppfylle avtalen med deg (b). Lagres til du sletter kontoen.
              </dd>
            </div>
            <div>
              <dt>Boliger du legger ut</dt>
              <dd>
                Adresse, bilder, leie og kontaktperson. For å oppfylle avtalen (b). Vises for alle
                så lenge boligen er til leie, og slettes sammen med kontoen med mindre en
                leiekontrakt viser til den. Kartet viser boligen med omtrent hundre meters
                nøyaktighet.
              </dd>
            </div>
            <div>
              <dt>Meldinger og interesseskjemaer</dt>
              <dd>
                Det du skriver, hvem du skriver til, og referansene du oppgir. For å oppfylle
                avtalen (b). Skjemaer som ikke førte til leiekontrakt, slettes etter 6 måneder,
                meldinger sammen med kontoen.
              </dd>
            </div>
            <div>
              <dt>Leiekontrakter, signaturer og protokoller</dt>
              <dd>
                Det partene har avtalt og signert. For å oppfylle avtalen (b), som dokumentasjon av
                regnskapet (c) og for å fastsette eller forsvare rettskrav (f), som foreldes etter{' '}
                {LEGAL.limitationYears} år. Lagres så lenge leieforholdet varer, og deretter i{' '}
                {LEGAL.bookkeepingYears} år etter regnskapsårets slutt (bokføringsloven §&nbsp;13).
                Når noe er eldre enn det, varsles driften til det er slettet.
              </dd>
            </div>
            <div>
              <dt>Fakturaer, innbetalinger og utbetalinger</dt>
              <dd>
                Beløp, datoer, betalingsreferanser og kontonumre. Påkrevd etter bokføringsloven (c).
                Lagres i {LEGAL.bookkeepingYears} år etter regnskapsårets slutt. Når noe er eldre
                enn det, varsles driften til det er slettet.
              </dd>
            </div>
            <div>
              <dt>Fødselsnummer</dt>
              <dd>
                Vi ber bare om det når du må identifiseres sikkert: ved depositumskonto, garanti,
                kredittvurdering og utbetaling (personopplysningsloven §&nbsp;12). Aldri for å søke,
                skrive meldinger eller inngå en vanlig leiekontrakt. Nummeret er kryptert, vises
                bare delvis, og hver lesing blir registrert. Slettes når du fjerner det fra
                profilen, eller sammen med kontoen.
              </dd>
            </div>
            <div>
              <dt>Kundekontroll ved depositumskonto</dt>
              <dd>
                Svarene banken må be om etter hvitvaskingsloven (c), blant annet om du har, eller i
                løpet av de siste {LEGAL.pepLookBackMonths} månedene har hatt, et høytstående
                offentlig verv. Overføres til banken og slettes deretter hos oss; banken lagrer dem
                i 5 år etter at kundeforholdet er avsluttet.
              </dd>
            </div>
            <div>
              <dt>Kredittvurdering</dt>
              <dd>
                Bare av den søkeren utleieren har valgt, når utleieren har saklig behov for det
                (kredittopplysningsloven §&nbsp;14) og du har sagt ja. Grunnlaget er utleierens
                berettigede interesse av å vite om leien blir betalt (f), ikke samtykke. Du kan
                protestere, og du får gjenpartsbrev om hva som ble utlevert (§&nbsp;18).
              </dd>
            </div>
          </dl>
        </>
      ),
    },
    {
      id: 'recipients',
      title: 'Hvem andre som får se det',
      body: (
        <>
          <ul>
            <li>Den du skriver til eller inngår avtale med, så langt det trengs.</li>
            <li>
              Banken, forsikringsselskapet og leverandøren av elektronisk ID når du oppretter
              depositumskonto, tegner depositumsforsikring, stiller garanti eller signerer.
            </li>
            <li>
              De som drifter servere eller sender e-post og tekstmeldinger for oss. De kan ikke
              bruke opplysningene til noe annet.
            </li>
            <li>Offentlige myndigheter når loven pålegger oss det.</li>
          </ul>
          <p>
            Vi lagrer opplysningene innenfor EØS. Skulle vi trenge en leverandør utenfor, bruker vi
            EU-kommisjonens standardkontrakter og sier fra her først.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Hva du kan kreve',
      body: (
        <>
          <ul>
            <li>Innsyn i det vi har om deg, og en kopi som maskiner kan lese.</li>
            <li>At feil blir rettet, og at det som mangler, blir lagt til.</li>
            <li>
              At opplysninger blir slettet. Det loven pålegger oss å beholde, som fakturaer,
              beholder vi bare til det formålet.
            </li>
            <li>
              At bruken blir begrenset, og du kan protestere mot bruk som bygger på berettiget
              interesse.
            </li>
            <li>Å trekke tilbake et samtykke når som helst, med virkning framover.</li>
            <li>
              At et menneske vurderer en avgjørelse. Vi tar ingen avgjørelser om deg bare ved hjelp
              av maskiner.
            </li>
          </ul>
          <p>
            Skriv til <a href={`mailto:${COMPANY.privacyMail}`}>{COMPANY.privacyMail}</a>. Vi svarer
            innen én måned, og det er gratis.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Klage',
      body: (
        <p>
          Si gjerne fra til oss først, så prøver vi å rette det opp. Du kan alltid klage til{' '}
          <a href="https://www.datatilsynet.no">Datatilsynet</a>, eller til tilsynsmyndigheten der
          du bor.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Barn',
      body: (
        <p>
          Ingen under {LEGAL.minimumAge} år kan ha konto. Får vi vite at noen yngre har en, stenger
          vi den og sletter innholdet.
        </p>
      ),
    },
    {
      id: 'safety',
      title: 'Hvordan vi beskytter opplysningene',
      body: (
        <p>
          All trafikk er kryptert. Bare de som trenger opplysningene i arbeidet sitt, har tilgang,
          og tilgangen blir logget. Skulle et brudd gi risiko for deg, varsler vi Datatilsynet innen
          72 timer etter at vi ble kjent med det, og deg på e-post innen{' '}
          {LEGAL.breachNoticeWorkingDays} virkedager.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Endringer',
      body: (
        <p>
          Vi endrer denne siden når det vi gjør, endrer seg. Viktige endringer sender vi til alle
          med konto før de trer i kraft.
        </p>
      ),
    },
  ],
};
