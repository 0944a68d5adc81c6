import type { DepositMailTexts } from './mail-texts.ts';

export const no: DepositMailTexts = {
  button: 'Åpne leieforholdet',
  footer: 'Du får denne e-posten fordi du er part i leieforholdet.',
  mails: {
    opened: ({ title, amount, account, bank }) => ({
      subject: `Depositumskontoen for ${title} er klar`,
      paragraphs: [
        `${bank} har opprettet en depositumskonto i ditt navn.`,
        'Betal depositumet dit. Kontoen står i ditt navn. Så lenge leieforholdet varer, kan ingen av dere ta ut depositumet alene. Rentene kan du kreve utbetalt.',
      ],
      facts: [
        { label: 'Beløp', value: amount },
        { label: 'Til konto', value: account.split('.') },
      ],
    }),
    opened_landlord: ({ title, bank }) => ({
      subject: `Depositumskontoen for ${title} er klar`,
      paragraphs: [
        `${bank} har opprettet depositumskontoen. Leietakeren har fått kontonummeret og er bedt om å betale.`,
      ],
    }),
    refused: ({ title, reason }) => ({
      subject: `Banken kan ikke opprette depositumskonto for ${title}`,
      paragraphs: [
        `Banken opprettet ikke depositumskontoen. Begrunnelsen er: «${reason}»`,
        'Dere kan bli enige om en annen sikkerhet for leieforholdet.',
      ],
    }),
    paid: ({ title, amount }) => ({
      subject: `Depositumet for ${title} er betalt`,
      paragraphs: [`Hele depositumet, ${amount}, står nå på depositumskontoen.`],
    }),
    agreed: ({ title, toLandlord, toTenant }) => ({
      subject: `Depositumet for ${title} blir utbetalt`,
      paragraphs: [
        `Dere er enige om hvordan depositumet skal deles: ${toLandlord} til utleieren og ${toTenant} til leietakeren, og rentene til leietakeren.`,
        'Banken får beskjed neste virkedag.',
      ],
    }),
    rent_claim: ({ title, amount }) => ({
      subject: `Utleieren krever depositum for ${title}`,
      paragraphs: [
        `Utleieren krever ${amount} av depositumet for husleie som ikke er betalt, og har lagt ved dokumentasjon. Husvær sender dette varselet for banken, både på e-post og i posten til adressen du har oppgitt (husleieloven §\u00a03-5 femte ledd).`,
        'Er du uenig, må du dokumentere at du har reist søksmål eller klaget saken inn for Husleietvistutvalget, innen fem uker etter at varselet ble sendt i posten. Ellers betaler banken beløpet til utleieren, siden leien etter leiekontrakten godskrives en konto i samme bank (husleieloven §\u00a03-5 fjerde ledd). Vi sender deg siste svardag på e-post når brevet er postlagt.',
        'Er du enig, kan du godta kravet på Husvær.',
      ],
    }),
    notice_posted: {
      tenant: ({ title, posted, until }) => ({
        subject: `Svar på kravet på depositumet for ${title} innen ${until}`,
        paragraphs: [
          `Varselet om utleierens krav ble postlagt ${posted}. Er du uenig, må du innen ${until} dokumentere at du har reist søksmål eller klaget saken inn for Husleietvistutvalget. Ellers betaler banken beløpet til utleieren (husleieloven §\u00a03-5).`,
        ],
      }),
      landlord: ({ title, posted, until }) => ({
        subject: `Varselet om kravet på depositumet for ${title} er postlagt`,
        paragraphs: [
          `Varselet ble postlagt ${posted}. Leietakeren kan svare til og med ${until}. Dokumenterer ikke leietakeren søksmål eller klage til Husleietvistutvalget innen da, får banken beskjed om å betale.`,
        ],
      }),
    },
    tenant_claim: ({ title, amount, until, mayClaimRent }) => ({
      subject: `Leietakeren krever depositumet for ${title}`,
      paragraphs: [
        `Leietakeren krever å få tilbake depositumet, ${amount}. Husvær sender dette varselet for banken (husleieloven §\u00a03-5 sjette ledd).`,
        `Er du uenig, må du innen ${until} dokumentere at du har reist søksmål eller klaget saken inn for Husleietvistutvalget${mayClaimRent ? ', eller selv kreve ubetalt leie med dokumentasjon' : ''}. Ellers betaler banken beløpet til leietakeren.`,
        'Er du enig, kan du godta kravet på Husvær.',
      ],
    }),
    claim_noted: {
      rent_claim: ({ title }) => ({
        subject: `Kravet på depositumet for ${title} er registrert`,
        paragraphs: [
          'Husvær har sendt varselet til leietakeren på e-post for banken. Det skal også sendes i posten (husleieloven §\u00a03-5 femte ledd). Leietakeren har fem uker på seg til å svare, regnet fra den dagen brevet er postlagt.',
          'Du får e-post med siste svardag når brevet er postlagt. Før den dagen betaler ikke banken uten at leietakeren godtar kravet.',
        ],
      }),
      tenant_claim: ({ title, until, mayClaimRent }) => ({
        subject: `Kravet på depositumet for ${title} er registrert`,
        paragraphs: [
          `Utleieren er varslet og kan svare til og med ${until}. Dokumenterer ikke utleieren søksmål eller klage til Husleietvistutvalget innen da${mayClaimRent ? ', eller krever ubetalt leie med dokumentasjon' : ''}, får banken beskjed om å betale.`,
        ],
      }),
    },
    suit_shown: ({ title }) => ({
      subject: `Kravet på depositumet for ${title} er bestridt`,
      paragraphs: [
        'Den andre parten har dokumentert søksmål eller klage til Husleietvistutvalget. Pengene blir stående på kontoen til dere er enige eller saken er avgjort.',
      ],
    }),
    withdrawn: ({ title }) => ({
      subject: `Kravet på depositumet for ${title} er trukket tilbake`,
      paragraphs: ['Ingen krever depositumet lenger. Pengene blir stående på kontoen.'],
    }),
    ordered: ({ title, toLandlord, toTenant }) => ({
      subject: `Banken betaler ut depositumet for ${title}`,
      paragraphs: [
        `Banken har fått beskjed om å betale ${toLandlord} til utleieren og ${toTenant} til leietakeren.`,
      ],
    }),
  },
};
