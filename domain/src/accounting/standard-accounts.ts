/**
 * The standard accounts that an account of the books can be mapped to in SAF-T, by number. Each number is both
 * one of the standard chart of accounts and a grouping code of the business specification
 * (næringsspesifikasjon), whose category and names it has here. The Tax Administration publishes both lists.
 */
export const STANDARD_ACCOUNTS = {
  '1500': {
    category: 'balanseverdiForOmloepsmiddel',
    no: 'Kundefordringer',
    en: 'Accounts receivable',
  },
  '1530': {
    category: 'balanseverdiForOmloepsmiddel',
    no: 'Opptjente ikke fakturerte driftsinntekter',
    en: 'Earned, non-invoiced operating revenues',
  },
  '1570': {
    category: 'balanseverdiForOmloepsmiddel',
    no: 'Andre kortsiktige krav/fordringer',
    en: 'Other current claims/receivables',
  },
  '1900': { category: 'balanseverdiForOmloepsmiddel', no: 'Kontanter', en: 'Cash' },
  '1920': { category: 'balanseverdiForOmloepsmiddel', no: 'Bankinnskudd', en: 'Bank deposits' },
  '2050': { category: 'egenkapital', no: 'Positiv egenkapital', en: 'Positive equity' },
  '2080': { category: 'egenkapital', no: 'Negativ egenkapital', en: 'Negative equity' },
  '2400': { category: 'kortsiktigGjeld', no: 'Gjeld til leverandører', en: 'Debt to suppliers' },
  '2740': {
    category: 'kortsiktigGjeld',
    no: 'Skyldig merverdiavgift',
    en: 'Unpaid value added tax',
  },
  '2790': {
    category: 'kortsiktigGjeld',
    no: 'Andre offentlige avgifter',
    en: 'Other public taxes and duties',
  },
  '2900': { category: 'kortsiktigGjeld', no: 'Forskudd fra kunder', en: 'Advances from customers' },
  '2910': {
    category: 'kortsiktigGjeld',
    no: 'Gjeld til ansatte og personlige eiere',
    en: 'Debt to employees and personal owners',
  },
  '2920': {
    category: 'kortsiktigGjeld',
    no: 'Gjeld til selskap i samme konsern',
    en: 'Debt to companies in the same group',
  },
  '2970': { category: 'kortsiktigGjeld', no: 'Uopptjent inntekt', en: 'Unearned income' },
  '2990': {
    category: 'kortsiktigGjeld',
    no: 'Annen kortsiktig gjeld',
    en: 'Other short-term debt',
  },
  '3000': {
    category: 'salgsinntekt',
    no: 'Salgsinntekt og uttak, avgiftspliktig',
    en: 'Sales and withdrawals, subject to value added tax',
  },
  '3100': {
    category: 'salgsinntekt',
    no: 'Salgsinntekt og uttak, avgiftsfritt',
    en: 'Sales and withdrawals, zero-rated',
  },
  '3200': {
    category: 'salgsinntekt',
    no: 'Salgsinntekt og uttak, utenfor merverdiavgiftsloven',
    en: 'Sales and withdrawals outside the Value Added Tax Act',
  },
  '3600': {
    category: 'annenDriftsinntekt',
    no: 'Leieinntekt fast eiendom',
    en: 'Rental income from property',
  },
  '3700': { category: 'annenDriftsinntekt', no: 'Provisjonsinntekt', en: 'Commission income' },
  '3900': {
    category: 'annenDriftsinntekt',
    no: 'Andre driftsinntekter',
    en: 'Other operating income',
  },
  '7830': { category: 'annenDriftskostnad', no: 'Tap på fordringer', en: 'Losses on receivables' },
  '7860': { category: 'annenDriftskostnad', no: 'Tap på kontrakter', en: 'Losses on contracts' },
  '8050': { category: 'finansinntekt', no: 'Annen renteinntekt', en: 'Other interest income' },
  '8079': { category: 'finansinntekt', no: 'Annen finansinntekt', en: 'Other financial income' },
  '8150': { category: 'finanskostnad', no: 'Annen rentekostnad', en: 'Other interest expense' },
  '8179': { category: 'finanskostnad', no: 'Annen finanskostnad', en: 'Other financial expense' },
} as const satisfies Readonly<Record<string, { category: string; no: string; en: string }>>;
export type StandardAccount = keyof typeof STANDARD_ACCOUNTS;

export const STANDARD_ACCOUNT_NUMBERS = Object.keys(STANDARD_ACCOUNTS) as [
  StandardAccount,
  ...StandardAccount[],
];

/** The standard tax codes of what an agency sells, and whether the general rate applies. */
export const STANDARD_TAX_CODES = {
  '3': { isRated: true, no: 'Utgående merverdiavgift', en: 'Output value added tax' },
  '5': {
    isRated: false,
    no: 'Innenlands omsetning og uttak fritatt for merverdiavgift',
    en: 'Domestic, zero-rated',
  },
  '6': {
    isRated: false,
    no: 'Omsetning og uttak utenfor merverdiavgiftsloven',
    en: 'Outside the Value Added Tax Act',
  },
  '7': {
    isRated: false,
    no: 'Ingen merverdiavgiftsbehandling (inntekter)',
    en: 'No treatment (income)',
  },
} as const satisfies Readonly<Record<string, { isRated: boolean; no: string; en: string }>>;
export type StandardTaxCode = keyof typeof STANDARD_TAX_CODES;

export const STANDARD_TAX_CODE_NUMBERS = Object.keys(STANDARD_TAX_CODES) as [
  StandardTaxCode,
  ...StandardTaxCode[],
];
