import type { Translated } from '../../../platform/translated.ts';
import type { signing as en } from './en.ts';

export const signing: Translated<typeof en> = {
  label: 'Signering',
  text: 'Les hele dokumentet. Du signerer til slutt, og du kan også avslå.',
  text_alone: 'Her er dokumentet og status for signeringen.',
  loading: 'Henter dokumentet …',
  back: 'Tilbake til leieforholdet',
  jump: 'Gå til signeringen',
  close: 'Lukk',
  cancel: 'Avbryt',
  language: {
    title: 'Dette dokumentet er på engelsk',
    text: 'Det er den engelske teksten du signerer, og bare den er bindende. Den norske er til orientering, bortsett fra vedtakelsen av tvangsfravikelse: Der gjelder den norske teksten.',
    open: 'Les den norske teksten, til orientering',
  },
  document: {
    label: 'Dokumentet',
    page: 'Side {{number}} av {{count}}',
    loading: 'Henter dokumentet …',
    failed: 'Dokumentet kunne ikke vises. Sjekk forbindelsen og prøv igjen.',
    again: 'Prøv igjen',
    pages: 'Sider',
    size: 'Størrelsen på sidene',
    larger: 'Større',
    smaller: 'Mindre',
    download: 'Last ned som PDF',
  },
  form: {
    title: 'Signer',
    until: 'Fristen for å signere er {{date}}.',
    consent_missing: 'Kryss av for at du er enig, før du signerer.',
    sign: 'Signer med {{how}}',
    next: 'Du identifiserer deg med {{how}} og kommer tilbake hit. Vi registrerer hvem som signerte, og når.',
    decline: 'Jeg vil ikke signere',
  },
  decline: {
    title: 'Avslå å signere dokumentet?',
    text: 'Da blir det ikke signert av noen. Den som skrev det, leser begrunnelsen din og kan sende et nytt.',
    reason: 'Hvorfor?',
    missing: 'Skriv hvorfor, så det kan rettes.',
    confirm: 'Avslå å signere',
    done: 'Du har avslått å signere. De andre får beskjed.',
  },
  stands: {
    not_yet: {
      title: 'Det er ikke din tur ennå',
      text: 'Andre signerer først. Du får en e-post når det er din tur. Fristen er {{date}}.',
    },
    signed: {
      title: 'Du har signert',
      text: 'Du signerte {{date}}. Når alle har signert, får du den signerte utgaven.',
    },
    completed: {
      title: 'Signert av alle',
      text: 'Det er den signerte utgaven som gjelder. Du finner den sammen med leieforholdet.',
    },
    declined: {
      title: 'Dette blir ikke signert',
      text: '{{name}} avslo å signere. Du hører fra oss hvis det sendes på nytt.',
    },
    expired: {
      title: 'Fristen er ute',
      text: 'Fristen for å signere var {{date}}. Be den som skrev dokumentet, om å sende det på nytt.',
    },
    withdrawn: {
      title: 'Dokumentet er trukket tilbake',
      text: 'Den som skrev det, har trukket det tilbake. Du hører fra oss hvis det sendes på nytt.',
    },
  },
  order: {
    title: 'Hvem som signerer',
    you: '(deg)',
    turn: 'står for tur',
    signed: 'signerte {{date}}',
    declined: 'avslo {{date}}',
  },
  roles: { tenant: 'leietaker', landlord: 'utleier', agent: 'forvalter' },
  print: {
    title: 'Dokumentets kontrollsum (SHA-256)',
    text: 'Kontrollsummen er regnet ut av filen. Hvis et eneste tegn i filen endres, blir kontrollsummen en annen.',
  },
};
