import type { Language } from '../../../platform/language.ts';
import type { LandingPageText } from '../landing-page.tsx';

export const propertyManagement: Record<
  Language,
  LandingPageText & { open: string; connect: string; write: string; one_home: string }
> = {
  en: {
    title: 'Full control of all your rental homes',
    description:
      'Property management for agencies and landlords with many homes: listings, leases, rent and accounts.',
    lead: 'Agencies and landlords with many homes use a management system of their own. What they list there appears here, under their own name.',
    open: 'Open property management',
    connect: 'Connect your own system',
    write: 'Write to us',
    one_home: 'I have one home to let',
    points: [
      {
        title: 'Your own site',
        text: 'Your logo, your colour, your place on the map, at an address of your own. Your homes are found there and here.',
      },
      {
        title: 'Homes in bulk',
        text: 'Send in homes as CSV or JSON, as often as you like. You are told, row by row, what was imported and what needs correcting.',
      },
      {
        title: 'Leases and signatures',
        text: 'Assignments and leases are signed with BankID, and both sides see where they stand.',
      },
      {
        title: 'Rent, matched',
        text: 'Invoices with KID, payments matched from the bank’s files, reminders in time, and payouts that can be followed.',
      },
    ],
  },
  no: {
    title: 'Full kontroll på alle utleieboligene',
    description:
      'Eiendomsforvaltning for utleiefirmaer og utleiere med mange boliger: annonser, leiekontrakter, husleie og regnskap.',
    lead: 'Utleiefirmaer og utleiere med mange boliger bruker sitt eget fagsystem. Det de legger ut der, vises her, under deres eget navn.',
    open: 'Åpne eiendomsforvaltningen',
    connect: 'Koble til ditt eget system',
    write: 'Skriv til oss',
    one_home: 'Jeg har én bolig å leie ut',
    points: [
      {
        title: 'Eget nettsted',
        text: 'Din logo, din farge, ditt sted på kartet, på din egen adresse. Boligene dine finnes både der og her.',
      },
      {
        title: 'Mange boliger på én gang',
        text: 'Send inn boliger som CSV eller JSON så ofte du vil. Rad for rad får du vite hva som ble importert, og hva som må rettes.',
      },
      {
        title: 'Leiekontrakter og signaturer',
        text: 'Oppdragsavtaler og leiekontrakter signeres med BankID, og begge parter ser hvem som har signert.',
      },
      {
        title: 'Full kontroll på husleien',
        text: 'Fakturaer med KID, innbetalinger avstemt fra bankens filer, purringer i tide og utbetalinger som kan følges.',
      },
    ],
  },
};
