import type { LeaseTexts } from './lease-texts.ts';

export const no: LeaseTexts = {
  locale: 'nb-NO',
  kroner: (amount) => `${amount} kr`,
  title: (number) => `Leiekontrakt for bolig, nr. ${number}`,
  headings: {
    parties: '1. Partene',
    home: '2. Boligen',
    term: '3. Leietiden',
    notice: '4. Oppsigelse',
    rent: '5. Leien',
    security: '6. Sikkerhet',
    use: '7. Bruk av boligen',
    upkeep: '8. Vedlikehold',
    eviction: '9. Tvangsfravikelse',
    ownContract: '7. Utleierens egen kontrakt',
    evictionBesideOwn: '8. Tvangsfravikelse',
    houseRules: 'Husordensregler',
    signing: 'Signering',
  },
  labels: {
    landlord: 'Utleier',
    agency: 'Forvalter',
    tenant: 'Leietaker',
    coTenant: 'Medleietaker',
    address: 'Adresse',
    from: 'Fra',
    to: 'Til og med',
    monthlyRent: 'Leie per måned',
    due: 'Forfaller',
    beside: 'I tillegg til leien',
    security: 'Sikkerhet',
    amount: 'Beløp',
    document: 'Dokument',
  },
  agency: (name, agent) => `${name} ved ${agent}`,
  jointly:
    'Leietakerne svarer solidarisk for alle plikter etter kontrakten: Utleieren kan kreve hele leien av hver av dem.',
  home: 'Boligen leies ut som bolig og kan ikke brukes til noe annet uten skriftlig samtykke. Tilstanden ved innflytting og utflytting går fram av protokoller som begge parter signerer.',
  openEnded: 'ubestemt tid',
  endsByItself:
    'Leieforholdet er tidsbestemt og opphører uten oppsigelse når leietiden er ute (husleieloven § 9-2).',
  noNoticeInTerm:
    'Leieavtalen kan ikke sies opp i leietiden, verken av utleieren eller leietakeren.',
  shortTerm: (reason) =>
    `Leietiden er kortere enn lovens minstetid. Grunnen er: ${reason} (husleieloven § 9-3)`,
  staysOn:
    'Blir leietakeren boende mer enn tre måneder etter at leietiden er ute, uten at utleieren skriftlig har bedt leietakeren om å flytte, gjelder leieforholdet på ubestemt tid.',
  noNotice: 'Kontrakten kan heves etter reglene i husleieloven, men ikke sies opp i leietiden.',
  notice: ({ months, isToMonthEnd }) =>
    `Oppsigelsesfristen er ${months} ${months === 1 ? 'måned' : 'måneder'}${isToMonthEnd ? ', og leieforholdet opphører ved utløpet av en kalendermåned' : ''}.`,
  landlordsNotice:
    'Utleieren kan bare si opp av de grunner husleieloven § 9-5 nevner. Oppsigelsen skal være skriftlig og begrunnet, og opplyse om at leietakeren kan protestere skriftlig innen én måned, om virkningen av å la være, og om at utleieren da kan begjære tvangsfravikelse (husleieloven § 9-7).',
  dueOn: (day) => `den ${day}. i hver måned`,
  nothing: 'Leietakeren betaler ikke noe i tillegg',
  ownUse: (what) => `eget forbruk: ${what}`,
  useCosts: {
    electricity: 'strøm',
    fuel: 'ved, olje eller gass',
    water: 'vann etter målt forbruk',
    sewage: 'avløp etter målt forbruk',
  },
  rentInvoiced:
    'Leien betales forskuddsvis, høyst for én måned om gangen, til kontoen og med KID-nummeret på fakturaen. Faller forfall på en lørdag, en helligdag, 1. mai eller 17. mai, er neste virkedag forfallsdag.',
  rentDirect: (account) =>
    `Leien betales forskuddsvis, høyst for én måned om gangen, direkte til utleieren${account === null ? '' : `, til konto ${account}`}. Faller forfall på en lørdag, en helligdag, 1. mai eller 17. mai, er neste virkedag forfallsdag.`,
  rent: [
    'Leien kan endres i takt med konsumprisindeksen, tidligst ett år etter at den sist ble fastsatt og med én måneds skriftlig varsel (husleieloven § 4-2), og tilpasses gjengs leie etter § 4-3.',
    'For at leietakeren skal få inngå eller beholde kontrakten, kan det ikke kreves annet vederlag enn leien (husleieloven § 3-7).',
  ],
  securities: {
    deposit_account: 'depositum på egen konto',
    deposit_insurance: 'depositumsforsikring',
    deposit_guarantee: 'garanti',
    no_deposit: 'ingen',
  },
  depositAccount:
    'Depositumet står på en særskilt konto i leietakerens navn. Rentene er leietakerens. Utleieren betaler for å opprette kontoen, og ingen av partene kan disponere den alene (husleieloven § 3-5).',
  securityCovers:
    'Sikkerheten dekker skyldig leie, skader på boligen, utgifter ved fravikelse og andre krav som reiser seg av kontrakten. Depositum og garanti kan til sammen ikke være mer enn seks måneders leie (husleieloven § 3-6).',
  use: (landlord) => [
    'Leietakeren skal behandle boligen med tilbørlig aktsomhet, følge vanlige ordensregler og varsle uten opphold om skader som må utbedres straks.',
    `Dyrehold, framleie og andre husstandsmedlemmer enn leietakerens nærmeste familie krever samtykke fra ${landlord} der loven ikke gir rett til det uten.`,
    'Utleieren skal ha tilgang til boligen for tilsyn og vedlikehold, etter varsel i rimelig tid.',
  ],
  upkeep: [
    'Utleieren holder boligen i den stand leietakeren har krav på. Leietakeren vedlikeholder låser, kraner, brytere, varmtvannsbeholdere og inventar som ikke er en del av boligen (husleieloven kapittel 5).',
    'Når leieforholdet er over, leverer leietakeren boligen tilbake ryddet, rengjort og i samme stand som ved overtakelsen, bortsett fra det som følger av alminnelig slit og elde.',
  ],
  eviction: [
    'Leietakeren vedtar at tvangsfravikelse kan kreves når leien ikke er betalt innen fjorten dager etter at skriftlig varsel etter tvangsfullbyrdelsesloven § 4-18 er sendt på eller etter forfallsdagen, jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav a. I varselet skal det stå at fravikelse vil bli krevd om kravet ikke blir betalt, og at den kan unngås ved at leien, renter og kostnader blir betalt før fravikelsen gjennomføres.',
    'Leietakeren vedtar at tvangsfravikelse kan kreves når leietiden er løpt ut, jf. tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav b.',
  ],
  ownContract: [
    'Utleierens egen kontrakt står bak disse opplysningene. Sammen er de leieavtalen, og de signeres samlet.',
    'Det er opplysningene foran kontrakten som leien faktureres etter. Sier kontrakten noe annet om partene, boligen, leietiden, oppsigelse, leien eller sikkerheten, gjelder opplysningene.',
    'Utleieren svarer for teksten i sin kontrakt. Vilkår som er mindre gunstige for leietakeren enn husleieloven, kan ikke gjøres gjeldende (husleieloven § 1-2).',
  ],
  signing: [
    'Kontrakten signeres elektronisk. Den gjelder når alle leietakere og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, når og hvordan.',
    'Tvister kan bringes inn for Husleietvistutvalget.',
  ],
};
