import { LEGAL } from '@husvaer/domain/legal/constants';

import { COMPANY } from '../company.ts';
import type { DocumentText } from '../document.tsx';

export const terms: DocumentText = {
  title: 'Vilkår for bruk',
  description: 'Hva du kan vente av Husvær, og hva vi venter av deg.',
  lead: (
    <p>
      Disse vilkårene gjelder mellom deg og {COMPANY.name} når du bruker nettstedet. En leiekontrakt
      er en avtale mellom leietakeren og utleieren. Vi er ikke part i den, og vilkårene endrer ingen
      av rettighetene du har etter husleieloven.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'Hva vi gjør',
      body: (
        <>
          <p>
            Husvær viser boliger til leie og lar leietakere, utleiere og utleiefirmaer finne
            hverandre, skrive til hverandre, inngå leiekontrakter og betale og motta leie. Det er
            gratis å søke, og du trenger ingen konto.
          </p>
          <p>
            Vi kontrollerer annonsene så godt vi kan, og fjerner det som er feil. Utleieren er
            ansvarlig for det som står i annonsen. Betal aldri noe før du har sett boligen og
            signert en leiekontrakt.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Kontoen din',
      body: (
        <ul>
          <li>Du må være minst {LEGAL.minimumAge} år.</li>
          <li>Det du oppgir om deg selv, må være riktig og oppdatert.</li>
          <li>Hold passordet for deg selv. Si fra hvis du tror at andre kjenner det.</li>
          <li>Du kan slette kontoen når du vil, men ikke mens du har et aktivt leieforhold.</li>
        </ul>
      ),
    },
    {
      id: 'landlords',
      title: 'Når du leier ut',
      body: (
        <ul>
          <li>Du må ha rett til å leie ut boligen, og bildene må vise nettopp den.</li>
          <li>
            Leie, depositum og hva som er inkludert, skal oppgis fullt ut. Depositum og garanti kan
            til sammen ikke være mer enn seks måneders leie, og depositumet skal stå på egen konto i
            leietakerens navn (husleieloven §§&nbsp;3-5 og 3-6).
          </li>
          <li>
            Kjønn, graviditet, etnisitet, religion, livssyn, funksjonsnedsettelse, seksuell
            orientering, kjønnsidentitet, kjønnsuttrykk og alder skal ikke ha betydning når du
            velger leietaker (husleieloven §&nbsp;1-8).
          </li>
          <li>Ta ned annonsen når boligen er leid ut.</li>
        </ul>
      ),
    },
    {
      id: 'conduct',
      title: 'Hva som ikke er lov',
      body: (
        <p>
          Svindel, trakassering, å legge ut noe som ikke er til leie, å kopiere innholdet i stort
          omfang eller å prøve å omgå sikkerheten. Vi kan fjerne innhold og stenge kontoer som
          bryter reglene. Du får vite hvorfor, og kan be om at et menneske ser på saken på nytt.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Priser og betaling',
      body: (
        <p>
          Prisen på det som koster noe, står der før du bestiller, inkl. mva. Leietakere betaler
          ikke gebyr for leiekontrakten eller depositumskontoen (husleieloven §§&nbsp;3-5 og 3-7).
          Forbrukere har angrerett etter angrerettloven der den gjelder.
        </p>
      ),
    },
    {
      id: 'downtime',
      title: 'Når tjenesten er nede',
      body: (
        <p>
          Vi varsler planlagt nedetid minst {LEGAL.downtimeNoticeHours} timer i forveien og velger
          tidspunkter med lite trafikk. Uforutsett nedetid retter vi så snart vi kan.
        </p>
      ),
    },
    {
      id: 'breach',
      title: 'Hvis opplysninger kommer på avveie',
      body: (
        <p>
          Skulle et sikkerhetsbrudd gjelde dine personopplysninger, varsler vi deg på e-post innen{' '}
          {LEGAL.breachNoticeWorkingDays} virkedager etter at vi ble kjent med det: hva som har
          skjedd, hva det kan bety for deg, og hva vi og du kan gjøre. Hvordan vi behandler
          personopplysninger, står under <a href="/privacy-policy">Personvern</a>.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Ansvar',
      body: (
        <>
          <p>
            Vi er ansvarlige for direkte tap vi forårsaker ved uaktsomhet. Det samlede ansvaret er
            begrenset til det du har betalt oss for tjenesten de siste {LEGAL.liabilityMonths}{' '}
            månedene. Vi er ikke ansvarlige for indirekte tap, eller for det leietakere og utleiere
            skylder hverandre.
          </p>
          <p>
            Begrensningene gjelder ikke ved forsett eller grov uaktsomhet, for leie og depositum vi
            har på dine vegne, eller der loven gir forbrukere rettigheter som ikke kan avtales bort.
          </p>
        </>
      ),
    },
    {
      id: 'identity',
      title: 'Identitet og hvitvasking',
      body: (
        <p>
          Ved depositumskonto og utbetaling krever loven at vi eller banken vet hvem du er. Du blir
          blant annet spurt om du, nær familie eller kjente medarbeidere har et høytstående
          offentlig verv, eller har hatt det i løpet av de siste {LEGAL.pepLookBackMonths} månedene.
          Et ja er ingen hindring, men kan føre til flere spørsmål.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Endringer',
      body: (
        <p>
          Endringer i vilkårene sendes på e-post minst 30 dager før de trer i kraft. Er du ikke
          enig, kan du si opp avtalen før det.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Lovvalg og tvister',
      body: (
        <p>
          Norsk rett gjelder. Skriv til <a href={`mailto:${COMPANY.mail}`}>{COMPANY.mail}</a> først.
          Forbrukere kan bringe en tvist med oss inn for{' '}
          <a href="https://www.forbrukertilsynet.no">Forbrukertilsynet</a>, og en tvist om et
          leieforhold inn for <a href="https://www.htu.no">Husleietvistutvalget</a>. Ellers avgjør
          domstolene saken. Forbrukere kan reise sak ved tingretten der de bor.
        </p>
      ),
    },
  ],
};
