import { expect, test } from 'vitest';

import { insuranceEnd } from '../domain/src/deposits/insurance.ts';
import { ANSWER_WEEKS } from '../domain/src/deposits/release.ts';
import { CLAUSES } from '../server/src/features/lease-documents/public.ts';
import { en as mailsEn } from '../server/src/features/deposits/messages/en.ts';
import { no as mailsNo } from '../server/src/features/deposits/messages/no.ts';
import { DOCUMENT_WORDS } from '../server/src/features/invoices/public.ts';
import { exampleLease, read } from '../server/testing/example-papers.ts';
import { errors as errorsEn } from '../web/app/errors/en.ts';
import { errors as errorsNo } from '../web/app/errors/no.ts';
import { deposits as pageEn } from '../web/app/features/deposits/messages/en.ts';
import { deposits as pageNo } from '../web/app/features/deposits/messages/no.ts';

const NUMBERS: Readonly<Record<string, number>> = { tre: 3, three: 3, fem: 5, five: 5 };
const WORDS = {
  no: {
    page: pageNo.deposit,
    mails: mailsNo.mails,
    tooLate: errorsNo['deposits.too_late'],
    weeks: /(\S+) uker/g,
    sameBank: 'konto i samme bank',
    suit: {
      named: /søksmål/g,
      whole: /søksmål eller klage(t saken inn for| til) Husleietvistutvalget/g,
    },
    lease: 'i samme bank som depositumskontoen',
  },
  en: {
    page: pageEn.deposit,
    mails: mailsEn.mails,
    tooLate: errorsEn['deposits.too_late'],
    weeks: /(\S+) weeks/g,
    sameBank: 'account in the same bank',
    suit: {
      named: /gone to court|lawsuit|\bsued\b/g,
      whole: /gone to court or to the Rent Disputes Tribunal/g,
    },
    lease: 'in the same bank as the deposit account',
  },
};
test.each(['no', 'en'] as const)(
  'the lease, the invoice and the page (%s) say how long an insurance lasts, and what comes after',
  (language) => {
    const years = {
      no: /(\S+) år fra leieforholdets start/,
      en: /(\S+) years from the start of the tenancy/,
    }[language];
    const later = { no: /også settes fram etterpå/, en: /also be made afterwards/ }[language];
    const after = { no: 'uten sikkerhet etter det', en: 'has no security after that' }[language];
    const insured = { securityType: 'deposit_insurance', securityAmount: 3_000_000n } as const;
    for (const text of [
      read(CLAUSES.lease[language]({ ...exampleLease, ...insured })),
      DOCUMENT_WORDS[language].insured,
      WORDS[language].page.steps.what.keep.deposit_insurance,
    ]) {
      expect(text).toContain(after);
      expect(text).toMatch(later);
      // forsikringsavtaleloven § 1D-2.
      if (text !== WORDS[language].page.steps.what.keep.deposit_insurance)
        expect(text).toMatch(/14 (dager|days)[^]*§§\s1D-1/);
      const stated = NUMBERS[years.exec(text)?.[1] ?? ''];
      expect(insuranceEnd({ startsOn: '2027-01-01', endsOn: null })).toBe(
        `${2027 + stated! - 1}-12-31`,
      );
    }
  },
);

test.each(['no', 'en'] as const)(
  'the lease, the invoice and the page (%s) say that a security also covers eviction',
  (language) => {
    const covers = {
      no: {
        all: 'utgifter ved fravikelse og andre krav som reiser seg av kontrakten',
        each: 'dekker krav som reiser seg av leiekontrakten, også ved fraflytting og fravikelse',
        narrower: 'oppstår mens',
      },
      en: {
        all: 'costs of eviction and other claims arising from the lease',
        each: 'covers claims arising from the lease, also on moving out and on eviction',
        narrower: 'arise during',
      },
    }[language];
    const lease = (securityType: 'deposit_insurance' | 'deposit_guarantee') =>
      read(CLAUSES.lease[language]({ ...exampleLease, securityType, securityAmount: 3_000_000n }));
    const leases = [lease('deposit_insurance'), lease('deposit_guarantee')];
    const { keep } = WORDS[language].page.steps.what;
    for (const text of leases) expect(text).toContain(covers.all);
    for (const text of [
      ...leases,
      DOCUMENT_WORDS[language].insured,
      keep.deposit_insurance,
      keep.deposit_guarantee,
    ]) {
      expect(text).toContain(covers.each);
      expect(text).not.toContain(covers.narrower);
    }
  },
);

const deposit = { securityType: 'deposit_account', securityAmount: 3_000_000n } as const;

test.each(['no', 'en'] as const)(
  'the lease, the page and the mails (%s) say when the bank pays a deposit as the code does',
  (language) => {
    const { page, mails, tooLate, weeks, sameBank, suit, lease } = WORDS[language];
    const text = read(CLAUSES.lease[language]({ ...exampleLease, ...deposit }));
    const claim = mails.rent_claim({ title: 'T', amount: '1 kr' });
    const promises = [text, JSON.stringify(page), tooLate, claim.paragraphs.join(' ')].flatMap(
      (one) => [...one.matchAll(weeks)],
    );
    expect(promises.length).toBeGreaterThan(5);
    for (const [, count] of promises)
      expect(NUMBERS[count!.toLowerCase()] ?? count).toBe(ANSWER_WEEKS);

    // Both sides, and the page, name the way by post that the law adds to the e-mail (§ 3-5 fifth paragraph).
    const facts = { title: 'T', amount: '1 kr', until: '1.1.2030' };
    const byPost = { no: 'i posten', en: 'by post' }[language];
    for (const shown of [
      claim.paragraphs.join(' '),
      mails.claim_noted.rent_claim(facts).paragraphs.join(' '),
      page.do.claim.about,
      page.do.claim.done,
      page.asked.states.notifying.you,
      page.asked.states.notifying.other,
    ])
      expect(shown).toContain(byPost);

    // Who reads that silence pays rent, reads why (husleieloven § 3-5 fourth paragraph).
    expect(text).toContain(lease);
    expect(text).toContain('8601.11.17947');
    const { claim: own, claim_all: all } = page.do;
    for (const shown of [own.about, page.steps.what.settle.everyone, claim.paragraphs.join(' ')])
      expect(shown).toContain(sameBank);
    for (const shown of [own.about, own.elsewhere, all.about]) expect(shown).toContain('§ 3-5');
    for (const write of [mails.tenant_claim, mails.claim_noted.tenant_claim]) {
      const answers = [true, false].map((may) =>
        write({ ...facts, mayClaimRent: may }).paragraphs.join(' '),
      );
      expect(answers[0]).toMatch(/ubetalt leie|unpaid rent/);
      expect(answers[1]).not.toMatch(/ubetalt leie|unpaid rent/);
    }
    // A landlord who claims rent does not read about a claim of theirs that might come.
    const noted = mails.claim_noted.rent_claim(facts).paragraphs.join(' ');
    expect(noted).not.toMatch(/ubetalt leie|unpaid rent/);
    // Whoever is told to go to court is told of the tribunal, which stops the same time.
    const mailed = [claim, mails.suit_shown(facts), mails.claim_noted.rent_claim(facts)];
    for (const shown of [text, JSON.stringify([page.asked, page.do, mailed])])
      expect(shown.match(suit.named)?.length).toBe(shown.match(suit.whole)?.length);
    const unnamed = { ...exampleLease, ...deposit, clientAccount: null };
    expect(read(CLAUSES.lease[language](unnamed))).not.toContain(lease);
  },
);
