import { COMPLAINT_MONTHS } from '@husvaer/domain/reports/decision';

import type { ReportMailTexts } from './mail-texts.ts';

export const no: ReportMailTexts = {
  against: ({ outcome, ground, rule, reason, title }) => ({
    subject:
      outcome === 'taken_down' ? `Vi har fjernet annonsen «${title}»` : 'Kontoen din er stengt',
    paragraphs: [
      outcome === 'taken_down'
        ? `Vi har fjernet annonsen din, «${title}». Den kan ikke finnes og ikke publiseres igjen. Noen meldte fra om den, og en person i Husvær har vurdert saken.`
        : 'Vi har stengt kontoen din. Du kan ikke logge inn lenger, og annonsene dine er trukket tilbake. Noen meldte fra om deg, og en person i Husvær har vurdert saken.',
      `Fakta og begrunnelse: ${reason}`,
      ground === 'law'
        ? `Det er i strid med loven: ${rule ?? ''}`
        : `Det er i strid med vilkårene våre: ${rule ?? ''}`,
      `Mener du at vi tar feil, kan du klage ved å svare på denne e-posten innen ${COMPLAINT_MONTHS} måneder. En person som ikke har tatt avgjørelsen, vurderer saken på nytt, og det er gratis. Du kan også bringe saken inn for et utenrettslig tvisteløsningsorgan som er sertifisert etter EUs forordning om digitale tjenester (DSA), eller for domstolene.`,
    ],
  }),
  reported: ({ kind, outcome, reason, title }) => ({
    subject: 'Avgjørelsen i saken du meldte fra om',
    paragraphs: [
      kind === 'listing'
        ? `Takk for at du meldte fra om annonsen «${title}». En person i Husvær har vurdert saken.`
        : `Takk for at du meldte fra om ${title}. En person i Husvær har vurdert saken.`,
      {
        taken_down: 'Vi har fjernet annonsen.',
        blocked: 'Vi har stengt kontoen til den du meldte fra om.',
        nothing: `Vi har ikke gjort noe med saken. Begrunnelse: ${reason}`,
      }[outcome],
      `Mener du at vi tar feil, kan du klage ved å svare på denne e-posten innen ${COMPLAINT_MONTHS} måneder. En person som ikke har tatt avgjørelsen, vurderer saken på nytt, og det er gratis. Du kan også bringe saken inn for et utenrettslig tvisteløsningsorgan som er sertifisert etter EUs forordning om digitale tjenester (DSA), eller for domstolene.`,
    ],
  }),
  reversed: ({ kind, outcome, reason, title, isAbout }) => ({
    subject:
      kind === 'listing'
        ? `Avgjørelsen om «${title}» er omgjort`
        : isAbout
          ? 'Avgjørelsen om kontoen din er omgjort'
          : `Avgjørelsen om ${title} er omgjort`,
    paragraphs: [
      'En person i Husvær som ikke tok den første avgjørelsen, har vurdert saken på nytt etter en klage. Klagen er tatt til følge.',
      outcome === 'taken_down'
        ? `Annonsen «${title}» er ikke lenger fjernet, men slik den var før avgjørelsen.`
        : isAbout
          ? 'Kontoen din er åpnet, og du kan logge inn igjen. Annonsene dine er fortsatt trukket tilbake til du publiserer dem på nytt.'
          : 'Kontoen til den du meldte fra om, er åpnet igjen.',
      ...(isAbout ? [`Begrunnelse: ${reason}`] : []),
    ],
  }),
  button: 'Les avgjørelsen',
  footer: 'Du får denne e-posten fordi en avgjørelse gjelder deg eller noe du har meldt fra om.',
};
