import type { IsoDate } from '../kernel/dates.ts';

/** A public copy of a law, as it was on a day. */
interface Copy {
  name: string;
  of: IsoDate;
}

/** A law or regulation that texts, code or docs name by a section. */
export interface Law {
  /** As Lovdata numbers it. */
  number: string;
  title: string;
  /** Other names for it: those of English texts. */
  otherNames: readonly string[];
  /** The day on which the last amendment of the law took effect, as the copy says. */
  changedOn: IsoDate | null;
  /** What was read, or why nothing was. */
  read: Copy | { notRead: string };
  /** What each section says, in our words. */
  sections: Readonly<Record<string, string>>;
}

/** The day on which all sections of this table were read. */
export const SECTIONS_READ_ON: IsoDate = '2026-11-30';

/** Lovdata’s public data as Markdown: github.com/sstraume97/norwegian-laws, its newest stored version. */
const LOVDATA: Copy = { name: 'github.com/sstraume97/norwegian-laws', of: '2026-07-02' };
/** The same data in another repository, with what came later. */
const LOVVERK: Copy = { name: 'github.com/bartoszkobylinski/lovverk', of: '2026-07-28' };

const law = (
  number: string,
  title: string,
  changedOn: IsoDate | null,
  sections: Law['sections'],
  more: Partial<Pick<Law, 'otherNames' | 'read'>> = {},
): Law => ({ otherNames: [], read: LOVDATA, ...more, number, title, changedOn, sections });

/**
 * Every section of a law that a text, the code or the docs name. `script/law.test.ts` compares them, and
 * `script/law.ts` prints what depends on a section. When a law changes, its sections are read again.
 */
export const LAWS = {
  husleieloven: law(
    'LOV-1999-03-26-17',
    'Lov om husleieavtaler',
    '2026-01-01',
    {
      '1-1': 'Premises are what is let that is no home.',
      '1-2': 'A term may not be less favourable to the tenant than the law. Premises are freer.',
      '1-3':
        'Negotiated standard terms prevail over deviations that were not stated in writing in time.',
      '1-6': 'A time that ends on a Saturday or a holiday ends on the next business day.',
      '1-8':
        'What may not matter when a home is let: gender, pregnancy, ethnicity, age and others.',
      '3-1':
        'The rent is a fixed amount. Metered electricity, fuel, water and sewage may be shared.',
      '3-2':
        'Rent in advance for one month at most. A due day on a holiday moves to a business day.',
      '3-3': 'A payment is made when a bank in Norway has received it.',
      '3-4':
        'Separate payment for electricity, fuel, water and sewage; a yearly account on request.',
      '3-5': 'A deposit: six months’ rent at most, in the tenant’s name; how the bank pays it out.',
      '3-6': 'A guarantee: six months’ rent at most together with a deposit.',
      '3-7':
        'A tenant of a home pays nothing but what §§ 3-1 and 3-4 to 3-6 name, and may require it back.',
      '4-2': 'By the price index, a year after the last rent took effect, with a month’s notice.',
      '4-3': 'To market rent after two years and six months, six months after a written demand.',
      '4-4': 'Who paid more rent than is lawful may require it back, with interest from that day.',
      '5-1': 'The tenant treats the home with care and uses it as agreed.',
      '5-2':
        'House rules. Animals for good reasons, if they are no nuisance, also where forbidden.',
      '5-3': 'Who maintains what, unless agreed otherwise.',
      '5-5':
        'Damage that needs repair at once is reported at once, other damage in reasonable time.',
      '5-6':
        'Access where it is needed for inspection and maintenance, with notice in reasonable time.',
      '7-1':
        'Who may move in without approval; approval is refused for good reason or crowding only.',
      '7-2': 'Subletting needs consent, unless the law or the agreement allows it.',
      '7-3':
        'A part of the home, if the tenant lives there: approval is refused for good reason only.',
      '7-4': 'The same for two years of absence because of work, studies, illness or the like.',
      '7-7':
        'An approved subtenant gets a copy of the notice and may protest; without it the notice is invalid.',
      '8-5': 'After a transfer only the new tenant is liable for claims that fall due.',
      '7-5':
        'The rest of a fixed term, if approved; refused without good reason, the tenant may give notice.',
      '9-2': 'A fixed term ends by itself; three months more without a demand to move prolong it.',
      '9-3': 'A fixed term of a home: three years at least, or one, without a reason in writing.',
      '9-5': 'A landlord’s grounds to end the lease of a home; none are needed for a single room.',
      '9-6':
        'Notice: three months to the end of a month; one for a room, a garage or a storage room.',
      '9-7': 'A landlord’s notice is in writing, with its reason and the right to protest.',
      '9-8':
        'A protest within a month; the notice lapses unless the landlord sues in three months.',
      '9-11':
        'The municipality may be notified of arrears; the tenant may opt out and gets a copy.',
      '12-5': 'The tribunal handles disputes about homes before they may go to the district court.',
    },
    { otherNames: ['Tenancy Act'] },
  ),
  tvangsfullbyrdelsesloven: law(
    'LOV-1992-06-26-86',
    'Lov om tvangsfullbyrdelse',
    '2026-01-01',
    {
      '1-10': 'Written notices between the parties may be electronic, if sent in a secure way.',
      '2-2': 'The enforcement officer is the one that politiloven § 17 names.',
      '2-7': 'Times in enforcement cases are counted by domstolloven §§ 148 and 149.',
      '4-18':
        'A petition two weeks after a written notice was sent, on the due day at the earliest.',
      '5-1': 'Counsel by tvisteloven chapter 3, a licensed debt collector, or a jurist.',
      '5-2': 'What a petition states: the parties, the claim, and the ground with its document.',
      '13-2':
        'Grounds for eviction: a written lease with the clause (a, b), a notice (c), a breach (d).',
      '13-6': 'The tenant has two weeks to comment, and may still pay.',
    },
    { otherNames: ['Enforcement Act'] },
  ),
  domstolloven: law('LOV-1915-08-13-5', 'Lov om domstolene', '2026-01-01', {
    '148':
      'A time in weeks or months ends on the day of that name or number, or on the last of the month.',
    '149': 'A time that ends on a Saturday or a holiday ends on the next business day.',
  }),
  tvisteloven: law(
    'LOV-2005-06-17-90',
    'Lov om mekling og rettergang i sivile tvister',
    '2025-01-01',
    {
      '3-3':
        'Counsel is a lawyer, close family, staff of the business, or a fit person whom the court allows.',
    },
  ),
  'forskrift om Husleietvistutvalget': law(
    'FOR-2016-06-21-765',
    'Forskrift om Husleietvistutvalget',
    '2026-03-06',
    {
      '2': 'The tribunal decides disputes about homes.',
      '14': 'A complaint to the tribunal stops the time to go to court under the tenancy acts.',
    },
  ),
  forsinkelsesrenteloven: law(
    'LOV-1976-12-17-100',
    'Lov om renter ved forsinket betaling m.m.',
    '2013-03-16',
    {
      '2': 'Interest runs from a due day that was fixed in advance.',
      '3': 'The ministry sets the rate for each half year.',
    },
    { otherNames: ['Act on Interest on Overdue Payments'] },
  ),
  inkassoforskriften: law(
    'FOR-1989-07-14-562',
    'Forskrift til inkassoloven m.m.',
    '2026-01-01',
    {
      '1-1': 'The collection rate, 750 kroner.',
      '1-2': 'A reminder costs a twentieth, to the nearest krone, 14 days after the due day.',
      '1-3': 'Two reminders at most; the second after a deadline of 14 days in the first.',
    },
    { read: LOVVERK },
  ),
  inkassoloven: law('LOV-2026-05-22-19', 'Lov om inkassovirksomhet', null, {
    '19': 'What a creditor’s own reminder may cost is left to a regulation.',
    '20': 'A collection notice is sent by collection companies.',
  }),
  rettsgebyrloven: law('LOV-1982-12-17-86', 'Lov om rettsgebyr', '2026-01-01', {
    '1': 'The court fee is set by regulation.',
  }),
  rettsgebyrforskriften: law(
    'FOR-1983-02-15-86',
    'Forskrift etter rettsgebyrloven m.m.',
    '2026-01-01',
    { '2-1': 'The court fee, 1,345 kroner.' },
  ),
  politiloven: law('LOV-1995-08-04-53', 'Lov om politiet', '2025-10-12', {
    '17': 'An enforcement officer’s district is one or several whole municipalities.',
  }),
  bokføringsloven: law('LOV-2004-11-19-73', 'Lov om bokføring', '2021-01-01', {
    '13': 'Accounting documents are kept for five years after the financial year, agreements for 3½.',
  }),
  bokføringsforskriften: law('FOR-2004-12-01-1558', 'Forskrift om bokføring', '2026-01-01', {
    '5-1-1': 'What a sales document contains.',
    '5-1-2': 'The buyer’s name and address or organisation number; the seller’s name and number.',
  }),
  foreldelsesloven: law('LOV-1979-05-18-18', 'Lov om foreldelse av fordringer', '2026-01-01', {
    '2': 'A claim is barred after three years.',
  }),
  personopplysningsloven: law(
    'LOV-2018-06-15-38',
    'Lov om behandling av personopplysninger',
    '2022-01-01',
    { '12': 'An identity number is used only where certain identification is needed.' },
    { otherNames: ['Personal Data Act'] },
  ),
  kredittopplysningsloven: law(
    'LOV-2019-12-20-109',
    'Lov om behandling av opplysninger i kredittopplysningsvirksomhet',
    null,
    {
      '14': 'Credit data only to those with a factual need in assessing credit.',
      '18': 'The person is sent a copy of what was disclosed.',
    },
    { otherNames: ['Credit Information Act'] },
  ),
  gjeldsbrevlova: law('LOV-1939-02-17-1', 'Lov om gjeldsbrev', '2013-07-01', {
    '5': 'A deadline on a Saturday, a holiday, 1 or 17 May moves to the next business day.',
  }),
  helligdagsfredloven: law('LOV-1995-02-24-12', 'Lov om helligdager', '2021-06-01', {
    '2': 'The public holidays.',
  }),
  angrerettloven: law(
    'LOV-2014-06-20-27',
    'Lov om opplysningsplikt og angrerett ved fjernsalg',
    '2023-10-01',
    {
      '8': 'What a consumer is informed of before the contract, with the withdrawal form.',
      '20': 'The consumer may withdraw by a message in time.',
      '21': '14 days from the day of the contract; a year more without the information.',
      '22': 'What can’t be withdrawn from: a service that was performed in full, by consent and acknowledgement (c).',
      '26': 'Who asked for an early start pays for what was done.',
    },
    { otherNames: ['Right of Withdrawal Act'] },
  ),
  forsikringsavtaleloven: law(
    'LOV-1989-06-16-69',
    'Lov om forsikringsavtaler',
    '2025-04-01',
    {
      '1C-10': 'What a consumer is told of an insurance, with its terms.',
      '1D-1': 'A consumer may withdraw from an insurance that was sold at a distance.',
      '1D-2':
        'The message is sent within 14 days; the time runs from the agreement, or from when the terms came.',
      '1D-3':
        'The price is repaid within 30 days, less what was delivered on request for a stated amount.',
      '3-6':
        'An insurance that is no longer needed is cancelled with a notice of at least a month.',
      '3-9': 'The price of the whole months that remain is repaid, without a fee.',
      '5-2': 'Cover ends only after a new notice with at least 14 days to pay.',
      '5-1':
        'A premium is due a month after the first notice, unless cover begins with its payment.',
    },
    { otherNames: ['Insurance Contracts Act'] },
  ),
  angrerettforskriften: law(
    'FOR-2014-06-20-777',
    'Forskrift om opplysningsplikt og angrerett mv.',
    '2024-01-16',
    { '1': 'A consumer gets the withdrawal form of directive 2011/83/EU, annex I B.' },
  ),
  merverdiavgiftsloven: law(
    'LOV-2009-06-19-58',
    'Lov om merverdiavgift',
    '2026-01-01',
    {
      '3-6': 'Insurance is exempt.',
      '3-11': 'Letting of real property is exempt.',
    },
    { otherNames: ['Value Added Tax Act'] },
  ),
  'Stortingets vedtak om merverdiavgift': law(
    'decided for each year',
    'Vedtak om merverdiavgift',
    null,
    { '2': 'The general rate, 25 %.' },
    { read: { notRead: 'no public copy of the decision was found' } },
  ),
  eiendomsmeglingsloven: law(
    'LOV-2007-06-29-73',
    'Lov om eiendomsmegling',
    '2026-01-01',
    {
      '1-2':
        'Brokering is to act as intermediary, also for a lease of real property (second paragraph, no. 2).',
      '2-10': 'Agencies belong to an approved body for out-of-court settlement of disputes.',
      '6-3': 'Good practice; brokering is no condition of another agreement.',
      '6-4':
        'What an assignment states, in writing; the client and the responsible broker sign it.',
      '6-5':
        'Brokering is given for six months at most, renewed in writing, and ended without notice.',
      '7-4':
        'A fee is due when the deal is made, and taken from client money by consent after that only.',
      '2-1': 'Brokering for a fee needs a licence from Finanstilsynet, or is done by a lawyer.',
    },
    { otherNames: ['Estate Agency Act'] },
  ),
  prisopplysningsforskriften: law(
    'FOR-2012-11-14-1066',
    'Forskrift om prisopplysninger mv. for varer og tjenester',
    '2026-01-01',
    { '3': 'Prices that consumers are shown include value added tax.' },
  ),
  energimerkeforskriften: law(
    'FOR-2009-12-18-1665',
    'Forskrift om energimerking av bygninger',
    '2026-01-01',
    {
      '6': 'A landlord shows the energy label in advertisements, and the certificate before the lease.',
      '10b': 'The labels A to G.',
    },
  ),
  foretaksregisterloven: law('LOV-1985-06-21-78', 'Lov om registrering av foretak', '2024-07-01', {
    '10-2': 'Letters and business documents state the name and organisation number.',
  }),
  folkeregisterforskriften: law(
    'FOR-2017-07-14-1201',
    'Forskrift til folkeregisterloven',
    '2025-12-17',
    { '2-2-1': 'The digits of an identity number that tell the century of birth.' },
  ),
  vergemålsloven: law('LOV-2010-03-26-9', 'Lov om vergemål', '2026-03-20', {
    '8': 'Persons under 18 are minors.',
    '9': 'A minor can’t enter into agreements alone.',
  }),
} as const satisfies Record<string, Law>;
export type LawName = keyof typeof LAWS;
