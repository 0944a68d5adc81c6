import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';

import { DEPOSIT_STATUSES } from '@husvaer/domain/deposits/states';
import { INVOICE_STATUSES } from '@husvaer/domain/invoices/enums';
import { colourInLease } from '@husvaer/domain/portal/invoices';

import { messages } from '../../../messages.ts';
import { ApiFailure } from '../../../platform/api.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { render } from '../../../testing/render.tsx';
import { AddForm, asInput } from './add-files.tsx';
import { LeaseFiles } from './all-files.tsx';
import { InvoiceList } from './all-invoices.tsx';
import type { Invoice } from './invoice.ts';
import { Answered, Failed } from './answered.tsx';
import { ChargesForm } from './charges-form.tsx';
import { ComingList } from './coming-invoices.tsx';
import type { Coming } from './coming.ts';
import { Explanation } from './explained.tsx';
import { LandlordCreditForm } from './landlord-credit-form.tsx';
import { LandlordInvoiceForm } from './landlord-invoice-form.tsx';
import { modals as en } from './messages/en.ts';
import { modals as no } from './messages/no.ts';
import { PaymentList } from './payment-history.tsx';
import { PayoutList } from './payout-history.tsx';
import { Calendar } from './rent-calendar.tsx';
import { SecurityFacts } from './security-details.tsx';
import { TenantList } from './tenant-details.tsx';
import type { Answer } from './use-modal-query.ts';
import { useServerMessage } from './use-failure-message.ts';
import { OwnFacts } from './your-details.tsx';

const WORDS = { en, no };
const nothing = () => undefined;
const failure = (statusCode: number, message = 'x.y', code = 'x.y') =>
  new ApiFailure(statusCode, [{ message, extensions: { code, statusCode, params: {} } }]);

describe('the requested data', () => {
  const shown = (answer: Answer<string[]>, language: 'en' | 'no' = 'no') =>
    render(
      <Answered
        answer={answer}
        reload={nothing}
        none={(all) => (all.length > 0 ? null : 'Det kommer.')}
      >
        {(all) => all.join()}
      </Answered>,
      { language },
    );

  test('is announced while it loads', () => {
    const { html, text } = shown({ state: 'loading' });
    expect(html).toContain('role="status"');
    expect(html).toContain('mantine-Loader-root');
    expect(text).toBe('Et øyeblikk');
  });

  test('says so when there is nothing, and why', () => {
    expect(shown({ state: 'loaded', data: [] }).text).toBe('Ingenting å vise Det kommer.');
    expect(shown({ state: 'loaded', data: [] }, 'en').text).toBe('Nothing found Det kommer.');
  });

  test('is shown', () => {
    expect(shown({ state: 'loaded', data: ['a', 'b'] }).text).toBe('a,b');
  });

  test.each([
    ['no', 404, 'Ingen tilgang'],
    ['no', 400, 'Noe gikk galt. Prøv igjen.'],
    ['no', 500, 'Noe gikk galt. Prøv igjen.'],
    ['en', 404, 'Unauthorized'],
    ['en', 500, 'Something went wrong! Please try again.'],
  ] as const)('in %s: refused with %i it says “%s”, and can be requested again', (...row) => {
    const [language, statusCode, words] = row;
    const { text } = shown({ state: 'failed', error: failure(statusCode) }, language);
    expect(text).toContain(words);
    expect(text).toContain(WORDS[language].again);
  });

  test('says that the server did not answer', () => {
    const { text } = shown({ state: 'failed', error: new TypeError('Failed to fetch') });
    expect(text).toContain('Vi får ikke kontakt med Husvær');
  });

  test.each([
    ['Internal server error', 500, 'Internal server error'],
    ['payouts.wrong_state', 409, 'Noe gikk galt. Prøv igjen.'],
    ['payouts.not_found', 404, 'Ingen tilgang'],
  ])('a payout’s details say the server’s “%s” (%i) as “%s”', (message, statusCode, words) => {
    function ErrorText() {
      const messageFor = useServerMessage();
      return (
        <Failed error={failure(statusCode, message)} messageFor={messageFor} onAgain={nothing} />
      );
    }
    expect(render(<ErrorText />).text).toContain(words);
  });
});

type Deposit = Parameters<typeof SecurityFacts>[0]['deposit'];
const DEPOSIT: Deposit = {
  type: 'deposit_account',
  status: 'paid',
  amount: 36_000,
  paidAmount: 36_000,
  createdAt: '2026-11-01T23:30:00Z',
  bankNumber: null,
  guarantor: null,
  endsOn: null,
  depositInsurancePayable: null,
  depositInsuranceKid: null,
  referenceNumber: null,
  accounts: [{ name: 'Eva Moe', number: '86010000019', bankName: 'bn_bank' }],
};

describe.each(LANGUAGES)('security details in %s', (language) => {
  const words = WORDS[language].security;
  const { types, statuses } = messages[language].deposits.deposit;
  const amounts = {
    no: { whole: '36 000 kr', fee: '5 760 kr' },
    en: { whole: 'NOK 36,000', fee: 'NOK 5,760' },
  }[language];
  const shown = (values: Partial<Deposit>) =>
    render(<SecurityFacts deposit={{ ...DEPOSIT, ...values }} />, { language });
  const copy = (what: string) => `${{ no: 'Kopier', en: 'Copy' }[language]} ${what}`;

  test('of an account: amount, account, bank, and the day in Norway it was made on', () => {
    const { text, html } = shown({});
    expect(text).toBe(
      `${words.type} ${types.deposit_account} ${words.status} ${statuses.paid} ${words.created} 02.11.2026 ` +
        `${words.amount} ${amounts.whole} ${words.paid} ${amounts.whole} ` +
        `${words.account} 8601.00.00019 ${words.bank} BN Bank`,
    );
    expect(html).toContain(copy(words.account));
    expect(html).toContain('data-colour="green"');
  });

  test('of an account that the bank has yet to open', () => {
    const message = {
      no: 'Kontonummer Vi henter opplysningene. Prøv igjen senere.',
      en: 'Account number We are fetching information, try again later.',
    }[language];
    expect(shown({ status: 'sent_to_bank', accounts: [] }).text).toContain(message);
    expect(shown({ status: 'registered' }).text).not.toContain(message);
  });

  test('of an account for each tenant: whose is whose', () => {
    const accounts = ['Eva Moe', 'Ola Moe'].map((name) => ({
      name,
      number: '86010000019',
      bankName: 'Sparebanken',
    }));
    const { text } = shown({ accounts });
    for (const name of ['Eva Moe', 'Ola Moe']) {
      expect(text).toContain(`${words.account_of.replace('{{name}}', name)} 8601.00.00019`);
      expect(text).toContain(`${words.bank}, ${name} Sparebanken`);
    }
  });

  test('of an insurance: what is payable, to which account and KID, what it guarantees, its number', () => {
    const { text, html } = shown({
      type: 'deposit_insurance',
      status: 'due',
      depositInsurancePayable: 5760,
      accounts: [],
      bankNumber: '12345678903',
      depositInsuranceKid: '2345678',
      referenceNumber: 'F-17',
    });
    expect(text).toBe(
      `${words.type} ${types.deposit_insurance} ${words.status} ${statuses.due} ${words.created} 02.11.2026 ` +
        `${words.payable} ${amounts.fee} ${words.bank_account} 1234.56.78903 ${words.kid} 2345678 ` +
        `${words.guaranteed} ${amounts.whole} ${words.reference} F-17`,
    );
    for (const what of [words.bank_account, words.kid, words.reference])
      expect(html).toContain(copy(what));
  });

  test('of a guarantee: who guarantees how much, until when', () => {
    const { text } = shown({
      type: 'deposit_guarantee',
      status: 'registered',
      accounts: [],
      guarantor: 'NAV',
      endsOn: '2029-06-30',
    });
    expect(text).toBe(
      `${words.type} ${types.deposit_guarantee} ${words.status} ${statuses.registered} ${words.created} 02.11.2026 ` +
        `${words.guaranteed} ${amounts.whole} ${words.guarantor} NAV ${words.ends} 30.06.2029`,
    );
  });

  test('of none', () => {
    const { text } = shown({ type: 'no_deposit', status: 'no_deposit', accounts: [] });
    expect(text).toContain(types.no_deposit);
    expect(text).not.toContain(words.amount);
  });

  test.each(DEPOSIT_STATUSES)('%s has its text', (status) => {
    expect(shown({ status }).text).toContain(`${words.status} ${statuses[status]} `);
  });

  test('of an unknown type and status: grey, as they are', () => {
    const { text, html } = shown({
      type: 'gold_bar' as Deposit['type'],
      status: 'under_review' as Deposit['status'],
    });
    expect(text).toBe(
      `${words.type} gold bar ${words.status} under review ${words.created} 02.11.2026`,
    );
    expect(html).toContain('data-colour="grey"');
  });
});

describe('the tenants', () => {
  const user = (name: string, phoneNumber: string | null = null) => ({
    user: { name, email: `${name[0]}@x.no`, phoneNumber, avatarKey: null },
  });

  test.each(LANGUAGES)(
    'begin with the main tenant, with phone where there is one, and e-mail, in %s',
    (language) => {
      const tenants = { mainTenant: user('Eva Moe', '+4741234567'), coTenants: [user('Ola Li')] };
      const { html, text } = render(<TenantList tenants={tenants} refused={[]} />, { language });
      const { main, co } = WORDS[language].tenants;
      expect(text).toBe(`EM Eva Moe ${main} 412 34 567 E@x.no OL Ola Li ${co} O@x.no`);
      expect(html).toContain('href="tel:+4741234567"');
      expect(html).toContain('href="mailto:O@x.no"');
      expect(html.match(/href="tel:/g)).toHaveLength(1);
    },
  );

  test('have a picture', () => {
    const { user: eva } = user('Eva');
    const mainTenant = { user: { ...eva, avatarKey: '/files/photos/1/480.webp' } };
    const { html } = render(<TenantList tenants={{ mainTenant, coTenants: [] }} refused={[]} />);
    expect(html).toContain('src="/files/photos/1/480.webp"');
  });

  test.each(LANGUAGES)('the user’s own details, in %s, and where to change them', (language) => {
    const { html, text } = render(<OwnFacts person={user('Eva Moe', '+4741234567').user} />, {
      language,
    });
    for (const words of ['Eva Moe', '412 34 567', 'E@x.no', WORDS[language].tenants.edit])
      expect(text).toContain(words);
    expect(html).toContain('href="/profile"');
  });
});

const PDF = { _id: 'pdf', title: 'Faktura 4', name: 'AbCdEfGhIjK.pdf', size: 40_000 };
const file = (title: string) => ({ ...PDF, _id: title, title });
const INVOICE: Invoice = {
  _id: '1',
  kind: 'rent',
  status: 'sent',
  invoiceSerialId: 4,
  invoiceMonth: '2027-01-01',
  accountNumber: '86011117947',
  accountChange: null,
  dueDate: '2027-01-04',
  invoiceTotal: 12_000,
  amountDue: 12_000,
  overpaid: 0,
  isSaidPaid: false,
  objection: null,
  credited: 0,
  isFinalSettlement: false,
  fileId: 'pdf',
  attachments: [PDF],
};

describe.each(LANGUAGES)('the coming invoices, in %s', (language) => {
  const words = WORDS[language].coming;
  const lease = { _id: '1', useCosts: ['electricity'], dueDay: 1, dueDays: [] } as const;
  const coming: Coming = {
    month: '2027-01-01',
    dueDate: '2027-01-14',
    dueDateByLease: '2027-01-04',
    latestDueDate: '2027-02-01',
    sentOn: '2026-12-30',
    total: 11_000,
    lines: [{ amount: 12_000 }],
    singleLines: [{ kind: 'discount', name: 'Uten varmtvann', amount: 1000 }],
  };
  const shown = (mayWrite: boolean) =>
    render(
      <ComingList
        lease={{ ...lease, mayWrite }}
        data={{ getComingInvoices: [coming], getLeaseCharges: [] }}
        onDone={nothing}
      />,
      { language },
    ).text;

  test('are shown to every side: what, when, and a discount by its name', () => {
    const text = shown(false);
    for (const part of ['14.01.2027', '04.01.2027', '30.12.2026', 'Uten varmtvann'])
      expect(text).toContain(part);
    expect(text).not.toContain(words.change);
  });

  test('are changed by users who write the documents', () => {
    const text = shown(true);
    for (const part of [words.change, WORDS[language].due_day.open, WORDS[language].charges.open])
      expect(text).toContain(part);
  });
});

describe.each(LANGUAGES)('what an agent adds, in %s', (language) => {
  const words = WORDS[language];
  const ending = { onCancel: nothing, onDone: nothing };
  const shown = (form: ReactNode) => render(form, { language });

  test('the current amount on account for each cost that the tenants pay', () => {
    const { html, text } = shown(
      <ChargesForm
        lease={{ _id: '1', useCosts: ['electricity'], dueDay: 1, dueDays: [], mayWrite: true }}
        months={['2027-01-01']}
        charges={[{ cost: 'electricity', amount: 450.5, until: null }]}
        {...ending}
      />,
    );
    const cost = messages[language].leases.use_costs.electricity;
    expect(text).toContain(words.charges.amount.replace('{{cost}}', cost));
    expect(text).toContain({ no: 'januar 2027', en: 'January 2027' }[language]);
    expect(html).toContain('value="450,5"');
  });

  test('an invoice to the landlord: what for, how much, and whether it has tax in it', () => {
    const { text } = shown(<LandlordInvoiceForm contractId="1" {...ending} />);
    const { text: about, amount, laid_out: laidOut } = words.to_landlord;
    for (const part of [about, words.coming.name, amount, laidOut]) expect(text).toContain(part);
  });

  test('a credit note on one: all that is left, where no amount is given', () => {
    const invoice = { ...INVOICE, kind: 'landlord', credited: 2000 } as const;
    const { text } = shown(<LandlordCreditForm invoice={invoice} {...ending} />);
    const amount = { no: '10 000 kr', en: 'NOK 10,000' }[language];
    expect(text).toContain(words.to_landlord.credit_help.replace('{{amount}}', amount));
    expect(text).toContain(words.to_landlord.reason);
  });
});

describe('invoices', () => {
  const shown = (values: Partial<Invoice>, language: 'en' | 'no' = 'no') =>
    render(
      <InvoiceList
        invoices={[{ ...INVOICE, ...values }]}
        side="tenant"
        mayWrite={false}
        onOver={nothing}
        onDone={nothing}
      />,
      {
        language,
      },
    );

  describe.each(LANGUAGES)('in %s', (language) => {
    test('one to another account than before has a frame', () => {
      const { title } = messages[language].newAccount;
      const accountChange = { formerAccountNumber: '99991042764', noticeDate: '2026-11-20' };
      const { text } = shown({ accountChange }, language);
      expect(text).toContain(title);
      for (const account of ['8601.11.17947', '9999.10.42764']) expect(text).toContain(account);
      expect(shown({}, language).text).not.toContain(title);
    });

    test.each(INVOICE_STATUSES)('%s has its text and its colour', (status) => {
      const { html, text } = shown({ status }, language);
      expect(text).toContain(WORDS[language].invoices.statuses[status]);
      expect(html).toContain(`data-colour="${colourInLease(status)}"`);
    });

    test.each([
      'rent',
      'credit_note',
      'deposit_insurance',
      'landlord',
      'landlord_credit_note',
    ] as const)('%s has its name', (kind) => {
      expect(shown({ kind }, language).text).toContain(WORDS[language].invoices.kinds[kind]);
    });
  });

  test.each([
    [
      'no',
      /Husleie, januar 2027 Sendt 12 000 kr.*Faktura 4 Forfall 04\.01\.2027 Gjenstår 12 000 kr.*Åpne PDF/,
    ],
    [
      'en',
      /Rent, January 2027 Sent NOK 12,000.*Invoice 4 Due 04\.01\.2027 Left to pay NOK 12,000.*Open PDF/,
    ],
  ] as const)('show month, due date, total, amount left and number, in %s', (language, text) => {
    expect(shown({}, language).text).toMatch(text);
    expect(shown({ amountDue: 0 }, language).text).not.toContain(WORDS[language].invoices.left);
  });

  test.each(LANGUAGES)(
    'an overpaid amount is blue, and explains itself by key, touch and pointer, in %s',
    (language) => {
      const { html, text } = shown({ status: 'over_paid', amountDue: 0, overpaid: 1500 }, language);
      const { statuses, moves, surplus } = WORDS[language].invoices;
      expect(html).toMatch(
        new RegExp(`<button[^>]*aria-label="${statuses.over_paid}\\. ${moves}"`),
      );
      expect(html).toContain('data-colour="blue"');
      expect(text).toContain(`${surplus} ${{ no: '1 500 kr', en: 'NOK 1,500' }[language]}`);
      // Other statuses have no explanation.
      expect(shown({ status: 'paid' }, language).html).not.toContain(moves);
    },
  );

  test('of an unknown status or kind: grey, as it is', () => {
    const kind = 'parking_rent' as Invoice['kind'];
    expect(shown({ kind }).text).toContain('parking rent');
    const { html, text } = shown({ status: 'in_dispute' as Invoice['status'] });
    expect(text).toContain('in dispute');
    expect(html).toContain('data-colour="grey"');
  });

  test('without a PDF yet', () => {
    const { text } = shown({ fileId: null, attachments: [] });
    expect(text).toContain('PDF-en lages …');
    expect(text).not.toContain('Åpne PDF');
  });

  test.each([
    [0, 0, null],
    [3, 3, null],
    [4, 3, '+1'],
    [9, 3, '+6'],
  ])('with %i attachments besides the PDF, %i are shown, and %s', (count, listed, more) => {
    const others = Array.from({ length: count }, (_, index) => file(`Purring ${index}`));
    const { text } = shown({ attachments: [PDF, ...others] });
    expect(text.match(/Purring/g) ?? []).toHaveLength(listed);
    if (more) expect(text).toContain(more);
    else expect(text).not.toContain('+');
  });
});

describe('payments', () => {
  const payment = {
    _id: '1',
    amount: 13_500,
    paymentDate: '2026-12-10',
    isDirect: false,
    mayTakeBack: false,
    isWriteOff: false,
    invoices: [{ _id: '4', amount: 12_000, invoiceMonth: '2026-12-01', invoiceSerialId: 4 }],
  };

  test.each([
    ['no', /10\.12\.2026 13 500 kr.*desember 2026, faktura 4 12 000 kr.*Ikke brukt ennå 1 500 kr/],
    ['en', /10\.12\.2026 NOK 13,500.*December 2026, invoice 4 NOK 12,000.*Not used yet NOK 1,500/],
  ] as const)(
    'show date, amount, what was paid and what is not allocated, in %s',
    (language, text) => {
      expect(
        render(<PaymentList payments={[payment]} onDone={nothing} />, { language }).text,
      ).toMatch(text);
    },
  );

  test('with øre add up to nothing left', () => {
    const invoices = [0.1, 0.2].map((amount, index) => ({
      _id: String(index),
      amount,
      invoiceMonth: null,
      invoiceSerialId: index,
    }));
    const { text } = render(
      <PaymentList payments={[{ ...payment, amount: 0.3, invoices }]} onDone={nothing} />,
    );
    expect(text).not.toContain('Ikke brukt');
  });

  test.each(LANGUAGES)('that were reversed, or did not go by a bank, say so in %s', (language) => {
    const payments = [
      { ...payment, _id: '2', amount: -500, invoices: [] },
      { ...payment, _id: '3', amount: -0.4, isWriteOff: true, invoices: [] },
      { ...payment, isDirect: true, mayTakeBack: true },
    ];
    const { text } = render(<PaymentList payments={payments} onDone={nothing} />, { language });
    expect(text.split(WORDS[language].payments.back)).toHaveLength(2);
    expect(text).toContain(WORDS[language].payments.written_off);
    expect(text).toContain(WORDS[language].payments.direct);
    expect(text.split(WORDS[language].payments.take_back)).toHaveLength(2);
  });
});

describe('payouts', () => {
  const payout: Parameters<typeof PayoutList>[0]['payouts'][number] = {
    _id: '1',
    amount: 11_040,
    payoutDate: '2026-12-15',
    referanse: '12-1',
    status: 'completed',
    holdPayout: false,
    isGivenUp: false,
    isRentReceived: true,
    awaitsBrokeringConsent: false,
    paymentStatus: 'paid',
    numberOfFails: 0,
    accountInfo: { accountNumber: '12345678903' },
  };
  const shown = (values: Partial<typeof payout>, language: 'en' | 'no' = 'no') =>
    render(<PayoutList payouts={[{ ...payout, ...values }]} onOpen={nothing} />, { language }).text;

  test.each([
    ['no', /15\.12\.2026 Fullført Utbetalt 11 040 kr Referanse 12-1 Vis detaljer/],
    ['en', /15\.12\.2026 Completed Paid out NOK 11,040 Reference 12-1 Details/],
  ] as const)(
    'show date, amount, reference, status and how they were paid, in %s',
    (language, text) => {
      expect(shown({}, language)).toMatch(text);
    },
  );

  test('say that they are expected, or that the date is unknown', () => {
    const expected = { status: 'estimated', paymentStatus: null, referanse: null } as const;
    expect(shown(expected)).toMatch(/Forventet 15\.12\.2026/);
    expect(shown({ ...expected, payoutDate: null }, 'en')).toContain('No day yet');
    // Nothing has been invoiced yet, so no amount is shown.
    expect(shown({ ...expected, amount: 0 })).not.toMatch(/\b0 kr/);
  });

  test('that are not completed do not mention the bank’s payment', () => {
    expect(shown({ status: 'in_progress', paymentStatus: 'pending' })).not.toContain(
      'Godtatt av banken',
    );
  });
});

describe('files', () => {
  const found = (total: number) => ({
    data: [{ ...file('Nøkkelliste'), createdAt: '2026-12-10T23:30:00Z' }],
    metaData: { totalDocuments: total },
  });

  test.each(LANGUAGES)('show title, kind, size, day and original name, in %s', (language) => {
    const { text } = render(<LeaseFiles found={found(1)} />, { language });
    expect(text).toBe('Nøkkelliste PDF · 40 kB · 11.12.2026');
  });

  test('say how many are not shown', () => {
    expect(render(<LeaseFiles found={found(3)} />).text).toContain('2 eldre filer vises ikke.');
  });

  const lease = { _id: 'l', propertyId: 'h', leaseSerial: 3, partner: { _id: 'p' } };

  test.each([
    [0, true],
    [1, false],
  ])('with %i to be added, saving is disabled: %s', (count, isDisabled) => {
    const files = Array.from({ length: count }, () => ({ ...PDF, key: 'k' }));
    const { html } = render(
      <AddForm lease={lease} files={files} onFiles={nothing} onClose={nothing} onSaved={nothing} />,
    );
    const button = html.slice(html.lastIndexOf('<button'));
    expect(button).toContain('Lagre');
    expect(/disabled/.test(button)).toBe(isDisabled);
  });

  test('are sent as the specification says, visible to both sides', () => {
    const key = 'uploads/Files/p/contract/AbCdEfGhIjK.pdf';
    const files = [{ key, title: 'Nøkler', name: 'n.pdf', size: 5 }];
    expect(asInput(lease, files)).toEqual({
      requestFrom: 'partner_public',
      files: [
        {
          propertyId: 'h',
          contractId: 'l',
          leaseSerial: 3,
          directive: 'Files',
          context: 'contract',
          subContext: 'lease',
          isVisibleToTenant: true,
          isVisibleToLandlord: true,
          title: 'Nøkler',
          size: 5,
          name: 'AbCdEfGhIjK.pdf',
        },
      ],
    });
  });
});

describe('how an amount is calculated', () => {
  type Explained = Parameters<typeof Explanation>[0]['of'];
  const line: Explained['lines'][number] = {
    kind: 'rent',
    cost: null,
    name: null,
    from: '2026-12-20',
    to: '2026-12-31',
    days: 12,
    daysOfMonth: 31,
    monthly: 9000,
    amount: 3483.87,
    vat: 0,
  };
  const step: Explained['steps'][number] = {
    on: '2026-12-10',
    kind: 'payment',
    amount: -1000,
    remainder: 2483.87,
    paymentAmount: 1000,
    invoiceSerialId: null,
  };
  const explained: Explained = {
    invoiceTotal: 3483.87,
    amountDue: 2483.87,
    lines: [line],
    steps: [step],
  };
  const shown = (values: Partial<Explained> = {}, language: 'en' | 'no' = 'no') =>
    render(<Explanation of={{ ...explained, ...values }} />, { language }).text;

  test('shows days, month, sum, what was paid and what was left after it', () => {
    expect(shown()).toMatch(
      /Husleie 20\.12\.2026 – 31\.12\.2026 · 12 av 31 dager à 9 000 kr per måned 3 483,87 kr/,
    );
    expect(shown()).toMatch(
      /Betalt 10\.12\.2026 · 2 483,87 kr gjenstår .1 000 kr Gjenstår 2 483,87 kr/,
    );
  });

  test('shows unknown values as they are', () => {
    const text = shown({
      lines: [{ ...line, kind: 'parking_space' as 'rent' }],
      steps: [{ ...step, kind: 'gift_card' as 'payment' }],
    });
    expect(text).toContain('parking space');
    expect(text).toContain('gift card');
  });

  test('does not mention days for a whole month', () => {
    expect(shown({ lines: [{ ...line, days: 31 }] })).not.toContain('av 31 dager');
  });

  test('shows costs besides the rent, value added tax, and its share of a payment', () => {
    const lines = [{ ...line, kind: 'use_cost' as const, cost: 'electricity' as const, vat: 20 }];
    const text = shown({ lines, steps: [{ ...step, paymentAmount: 5000 }] });
    expect(text).toContain('À konto for forbruk strøm');
    expect(text).toContain('herav mva. 20 kr');
    expect(text).toContain('av en innbetaling på 5 000 kr');
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { kinds, steps } = WORDS[language].explained;
    test.each(Object.keys(kinds) as (keyof typeof kinds)[])('a line of %s has a text', (kind) => {
      expect(shown({ lines: [{ ...line, kind }] }, language)).toContain(kinds[kind]);
    });
    test.each(Object.keys(steps) as (keyof typeof steps)[])('%s has a text', (kind) => {
      expect(shown({ steps: [{ ...step, kind }] }, language)).toContain(steps[kind]);
    });
  });
});

describe('the rent calendar', () => {
  const shown = (openedAt: string | null, url: string | null = null) =>
    render(
      <Calendar
        standing={{ openedAt, url }}
        isBusy={false}
        onOpen={nothing}
        onCloseCalendar={nothing}
      />,
    );

  test('is created on request', () => {
    const { text } = shown(null);
    expect(text).toContain('Lag kalenderlenke');
    expect(text).not.toContain('Slå av lenken');
  });

  test('shows its address once, to copy or subscribe to', () => {
    const url = 'https://husvaer.no/calendar/abc.ics';
    const { html, text } = shown('2026-12-10T09:00:00Z', url);
    expect(text).toContain(url);
    expect(html).toContain('href="webcal://husvaer.no/calendar/abc.ics"');
    expect(html).toContain('Kopier Kalenderlenke');
  });

  test('says later that it is open, and can be replaced or closed', () => {
    const { text } = shown('2026-12-10T09:00:00Z');
    expect(text).toMatch(/i bruk siden 10\.12\.2026.*Lag en ny lenke.*Slå av lenken/);
  });
});
