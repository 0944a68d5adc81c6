import type { Translated } from '../../../platform/translated.ts';
import type { leaseDocuments as en } from './en.ts';

export const leaseDocuments: Translated<typeof en> = {
  actions: {
    edit: 'Endre',
    preview: 'Les kontrakten',
    send: 'Send til signering',
    send_again: 'Send på nytt',
    call_off: 'Annuller',
  },
  send: {
    title: 'Sende kontrakten til signering?',
    contract: 'Vi lager kontrakten som PDF. Etter det kan ingen endre den.',
    tenants_one: '{{names}} får en e-post, leser kontrakten og signerer med BankID.',
    tenants_other:
      '{{names}} får en e-post, leser kontrakten og signerer med BankID, i den rekkefølgen det passer.',
    landlord: 'Til slutt signerer {{name}}. Ingen er bundet før alle har signert.',
    copy: 'Alle får den signerte kontrakten. Hvis noen avslår å signere, eller fristen for å signere går ut, blir den et utkast igjen.',
    language: 'Språk i kontrakten',
    language_help: 'Kontrakten signeres bare på dette språket.',
    done: 'Kontrakten er sendt til signering.',
  },
  additions: {
    lease: 'Egne klausuler i leiekontrakter',
    assignment: 'Egne klausuler i oppdragsavtaler',
    text: 'De står i kontrakter som sendes fra nå av. Uten engelsk tekst står den norske også i engelske kontrakter. Disse fylles ut:',
    clause: 'Klausul {{number}}',
    heading: { no: 'Overskrift på norsk', en: 'Overskrift på engelsk (valgfritt)' },
    words: { no: 'Tekst på norsk', en: 'Tekst på engelsk (valgfritt)' },
    add: 'Legg til en klausul',
    remove: 'Fjern klausulen',
    remove_of: 'Fjern klausulen {{name}}',
  },
  withdraw: {
    name: { lease: 'Hent tilbake som utkast', assignment: 'Trekk tilbake' },
    title: {
      lease: 'Hente kontrakten tilbake som utkast?',
      assignment: 'Trekke oppdragsavtalen tilbake?',
    },
    text: {
      lease:
        'Ingen kan signere den lenger, og signaturer som er gitt, gjelder ikke. Kontrakten blir et utkast igjen, som du kan endre og sende på nytt.',
      assignment:
        'Ingen kan signere den lenger, og signaturer som er gitt, gjelder ikke. Du kan sende den på nytt.',
    },
    reason: 'Hvorfor? De som skulle signere, leser dette (valgfritt)',
    done: {
      lease: 'Kontrakten er et utkast igjen.',
      assignment: 'Oppdragsavtalen er trukket tilbake.',
    },
  },
  call_off: {
    title: 'Annullere leiekontrakten?',
    draft: 'Utkastet blir borte for godt. Bare utleiersiden har sett det.',
    sent: 'Ingen kan signere lenger, og kontrakten kan ikke sendes på nytt. De som har fått den, får beskjed.',
    done: 'Leiekontrakten er annullert.',
  },
  preview: {
    title: 'Leiekontrakten for {{title}}',
    title_alone: 'Leiekontrakten',
    text: 'Les kontrakten slik de andre får den. Den er lagret som utkast, og du sender den når du er klar.',
    loading: 'Henter kontrakten …',
    back: 'Leieforholdet',
    languages: 'Språk i kontrakten',
    information:
      'Til orientering. Bare dokumentet som signeres, er bindende, på språket det sendes på.',
    later: 'Du finner utkastet under leieforholdene dine.',
    too_short:
      'Leietiden er kortere enn lovens minstetid, og det er ikke gitt en skriftlig begrunnelse. Leieforholdet regnes derfor som tidsubestemt (husleieloven § 9-3).',
  },
  own_contract: {
    title: 'Hvilken tekst skal signeres?',
    standard: 'Standardkontrakten',
    standard_help: 'I samsvar med husleieloven, på norsk og engelsk, med det du har fylt inn.',
    own: 'Egen kontrakt (PDF)',
    own_help:
      'Signeres sammen med en forside med det du har fylt inn: parter, bolig, leietid, leie og sikkerhet.',
    file: 'Kontrakten din',
    file_help:
      'Én PDF, høyst {{size}} MB og {{pages}} sider, uten passord. Den kan ikke være signert fra før.',
    replace: 'Velg en annen PDF',
    reading: 'Kontrakten leses …',
    chosen: 'Din egen kontrakt skal signeres.',
    removed: 'Standardkontrakten skal signeres.',
    answers:
      'Fakturaene følger det du har fylt inn her, også der kontrakten din sier noe annet. Du er ansvarlig for teksten i kontrakten. Vilkår som er mindre gunstige for leietakeren enn husleieloven, kan ikke gjøres gjeldende (§ 1-2).',
    behind: 'Utleierens egen kontrakt',
    note: 'Kontrakten kommer etter opplysningene ovenfor og signeres sammen med dem, på språket den er skrevet på. Leien faktureres etter opplysningene. Utleieren er ansvarlig for teksten i kontrakten. Vilkår som er mindre gunstige for leietakeren enn husleieloven, kan ikke gjøres gjeldende (§ 1-2).',
    refused: {
      not_pdf:
        'Kontrakten må være en PDF. Lagre den eller skriv den ut som PDF, og velg den på nytt.',
      unreadable: 'PDF-en kan ikke leses. Lagre den på nytt som PDF, og velg den igjen.',
      encrypted: 'PDF-en er låst. Lagre den uten passord og beskyttelse, og velg den på nytt.',
      active:
        'PDF-en inneholder skript, vedlagte filer eller film, og det kan ingen signere. Skriv den ut som en ny PDF, og velg den.',
      annotated:
        'PDF-en har kommentarer, tekst eller tegninger lagt oppå sidene, som kan se annerledes ut på papir. Skriv den ut som en ny PDF, og velg den.',
      signed:
        'PDF-en er signert fra før, og den signaturen ville gått tapt her. Velg PDF-en slik den var før signeringen.',
      too_big: 'PDF-en kan være på høyst {{size}} MB.',
      too_many_pages: 'PDF-en kan ha høyst {{pages}} sider.',
    },
  },
};
