import { describe, expect, test } from 'vitest';

import { INVOICE_STATUSES } from '@husvaer/domain/invoices/enums';
import type { LeaseSide } from '@husvaer/domain/leases/enums';
import { isFirstRentSettled } from '@husvaer/domain/portal/views';

import { messages } from '../../messages.ts';
import { LANGUAGES } from '../../platform/language.ts';
import type { Lease } from './lease.ts';
import {
  as,
  button,
  has,
  LEASE,
  NONSENSE,
  page,
  SIDES,
  SIGNED,
  UNSIGNED,
} from './testing/lease-page.tsx';

/** The signers, of whom these roles have not signed yet. */
const unsigned = (...roles: string[]) =>
  LEASE.signers.map((one) => (roles.includes(one.role) ? { ...one, signedAt: null } : one));
const turn = (signingUrl: string) => ({ signed: false, signingUrl });
/** The state of a step in the page: done, current, or still to come. */
const stepOf = (html: string, title: string) =>
  new RegExp(
    `<li( data-done="true")?( aria-current="step")?><span[^>]*>(?:<svg.*?</svg>)?</span>${title}`,
    's',
  )
    .exec(html)
    ?.slice(1)
    .findIndex((values) => values !== undefined);
const [DONE, NOW, TO_COME] = [0, 1, -1];

describe.each(LANGUAGES)('on its way, in %s', (language) => {
  const { signing, assignment } = messages[language].lease_changes;
  const { portal } = messages[language];
  const sent = { leaseStatus: 'in_progress', rentStatus: null, leaseFileId: null } as const;
  const notSigned = { tenantLeaseSigningStatus: UNSIGNED, landlordLeaseSigningStatus: UNSIGNED };

  test.each(SIDES)('the landlord’s own contract is named as the one to sign, to a %s', (side) => {
    const out = { ...sent, ...notSigned, signers: unsigned('tenant', 'landlord') };
    const ownContract = { title: 'Vår kontrakt.pdf' };
    expect(page({ ...as(side), ...out, ownContract }, { language }).text).toContain(
      signing.own_contract,
    );
    expect(page({ ...as(side), ...out }, { language }).text).not.toContain(signing.own_contract);
  });

  const STAGES: {
    stage: string;
    values: Partial<Lease>;
    progress: number;
    /** The current step. */
    at: number;
    whose: LeaseSide | null;
    /** The text for the other sides. */
    waiting: string;
  }[] = [
    {
      stage: 'a draft',
      values: { ...notSigned, leaseStatus: 'new', mayWrite: true },
      progress: 0,
      at: 0,
      whose: null,
      waiting: signing.draft,
    },
    {
      stage: 'being made',
      values: { ...notSigned, leaseContractPdfGenerated: false },
      progress: 0,
      at: 0,
      whose: null,
      waiting: signing.being_made,
    },
    {
      stage: 'out to the tenants',
      values: { ...notSigned, signers: unsigned('tenant', 'landlord') },
      progress: 33,
      at: 1,
      whose: 'tenant',
      waiting: signing.waiting_tenant.replace('{{names}}', 'Ingrid Solheim'),
    },
    {
      stage: 'out to the landlord',
      values: { landlordLeaseSigningStatus: UNSIGNED, signers: unsigned('landlord') },
      progress: 66,
      at: 2,
      whose: 'landlord',
      waiting: signing.waiting_landlord.replace('{{names}}', 'Kari Nordmann'),
    },
  ];
  const steps = Object.values(signing.steps);

  describe.each(STAGES)(
    'the progress of a lease, $stage',
    ({ stage, values, progress, at, whose, waiting }) => {
      // Tenants may not read a draft.
      const readers = SIDES.filter((side) => stage !== 'a draft' || side !== 'tenant');
      test.each(readers)('to a %s', (side) => {
        const mine = side === whose;
        const { html, text } = page(
          {
            ...as(side),
            ...sent,
            ...values,
            ...(mine && side === 'tenant' && { tenantLeaseSigningStatus: turn('/sign/1') }),
            ...(mine && side === 'landlord' && { landlordLeaseSigningStatus: turn('/sign/2') }),
          },
          { language },
        );
        expect(html).toContain(`max="99" value="${progress}" aria-label="${signing.title}"`);
        expect(steps.map((title) => stepOf(html, title))).toEqual(
          steps.map((_, index) => (index < at ? DONE : index === at ? NOW : TO_COME)),
        );
        expect(button(html, signing.read_and_sign)?.includes('href="/sign/1"') ?? null).toBe(
          mine && side === 'tenant' ? true : null,
        );
        expect(button(html, signing.sign)?.includes('href="/sign/2"') ?? null).toBe(
          mine && side === 'landlord' ? true : null,
        );
        expect(text.includes(signing.your_turn)).toBe(mine);
        expect(text.includes(waiting)).toBe(!mine);
        expect(button(html, signing.see_lease)).toBeNull();
        expect(html).not.toContain(`>${portal.payments.title}<`);
        expect(text).not.toMatch(NONSENSE);
      });
    },
  );

  const UNPAID: Partial<Lease> = {
    leaseStatus: 'upcoming',
    securityDetails: { ...LEASE.securityDetails!, isPaid: false, isAwaited: true },
    invoiceInfo: {
      ...LEASE.invoiceInfo,
      firstInvoice: { ...LEASE.invoiceInfo.firstInvoice!, status: 'sent' },
    },
  };
  const { title, deposit, first_rent, type, amount, due } = portal.payments;
  const { account, kid } = portal.rent;
  const { paid, not_paid, settled } = portal.payments;
  const words = {
    no: { deposit: '36 000 kr', rent: '12 000 kr', fee: '5 760 kr' },
    en: { deposit: 'NOK 36,000', rent: 'NOK 12,000', fee: 'NOK 5,760' },
  }[language];

  test.each(SIDES)('is signed by all, and to be paid, to a %s', (side) => {
    const { html, text } = page({ ...as(side), ...UNPAID }, { language });
    expect(html).toContain(`max="99" value="99" aria-label="${signing.title}"`);
    expect(steps.map((step) => stepOf(html, step))).toEqual(steps.map(() => DONE));
    expect(text).toContain(signing.all_signed);
    expect(text).toContain(
      `${title} ${
        side === 'tenant'
          ? portal.payments.please_complete_the_following_payments
          : portal.payments.waiting_for_tenant_to_complete_the_payments
      }`,
    );
    expect(text).toContain(
      `${deposit} ${not_paid} ${type} ${portal.security.types.deposit_account} ${amount} ${words.deposit} ${account} 8601.00.00019`,
    );
    expect(text).toContain(
      `${first_rent} ${not_paid} ${amount} ${words.rent} ${due} 1.7.2026 ${account} 1506.40.12344 ${kid} 1234567`,
    );
    expect(button(html, signing.see_lease)).toContain('href="/lease/lease?view=lease"');
    expect(html).not.toContain(`>${portal.summary.title}<`);
    expect(text).not.toMatch(NONSENSE);
  });

  test('an insurance is its fee, to its own KID', () => {
    const { text } = page(
      {
        ...UNPAID,
        security: 'deposit_insurance',
        securityDetails: {
          ...UNPAID.securityDetails!,
          bankNumber: '15064012344',
          depositInsurancePayable: 5_760,
          depositInsuranceKid: '998877',
        },
      },
      { language },
    );
    expect(text).toContain(
      `${type} ${portal.security.types.deposit_insurance} ${amount} ${words.fee} ${account} 1506.40.12344 ${kid} 998877`,
    );
  });

  test('rent that falls due before the insurance is paid is asked for beside it', () => {
    const both = {
      accountNumber: '15064012344',
      dueDate: '2026-12-21',
      invoiceSerialId: 12,
    };
    const { text } = page(
      {
        ...UNPAID,
        security: 'deposit_insurance',
        invoiceInfo: {
          ...LEASE.invoiceInfo,
          amount: 14_500,
          dueDate: '2026-12-21',
          kidNumber: '2345678',
          unpaidInvoices: [
            { ...both, _id: 'rent', kind: 'rent', amount: 12_000, kidNumber: '2345678' },
            { ...both, _id: 'fee', kind: 'deposit_insurance', amount: 2_500, kidNumber: '998877' },
          ],
        },
      },
      { language },
    );
    const rentTitle = portal.payments.rent.replace('{{serial}}', '12');
    const [rest, sum] = { no: ['2 500 kr', '14 500 kr'], en: ['NOK 2,500', 'NOK 14,500'] }[
      language
    ];
    const day = '21.12.2026';
    expect(text).toContain(`${first_rent} ${paid}`);
    expect(text).toContain(`${rentTitle} ${not_paid} ${amount} ${words.rent} ${due} ${day}`);
    expect(text).toContain(`${amount} ${rest} ${due} ${day}`);
    expect(text).toContain(
      portal.payments.together
        .replace('{{amount}}', sum!)
        .replace('{{date}}', day)
        .replace('{{kid}}', '2345678'),
    );
  });

  test('a guarantee needs no payment, and a lease without a deposit has no card', () => {
    const guarantee = page(
      {
        ...UNPAID,
        security: 'deposit_guarantee',
        securityDetails: { ...UNPAID.securityDetails!, isAwaited: false, bankNumber: null },
      },
      { language },
    ).text;
    expect(guarantee).toContain(
      `${deposit} ${type} ${portal.security.types.deposit_guarantee} ${amount} ${words.deposit} ${first_rent}`,
    );
    const none = { security: 'no_deposit', securityAmount: null, securityDetails: null } as const;
    const { html } = page({ ...UNPAID, ...none }, { language });
    expect(has(html, 'aria-label', deposit)).toBe(false);
    expect(has(html, 'aria-label', first_rent)).toBe(true);
  });

  test('the remaining steps of the bank and Husvær are listed', () => {
    const { text } = page(
      {
        ...UNPAID,
        securityDetails: { ...UNPAID.securityDetails!, bankNumber: null },
        invoiceInfo: { ...LEASE.invoiceInfo, firstInvoice: null },
      },
      { language },
    );
    expect(text).toContain(portal.payments.account_to_come);
    expect(text).toContain(portal.payments.invoice_to_come.replace('{{date}}', '17.12.2026'));
  });

  test('the view leads to the lease, and back once it is paid', () => {
    const before = page(UNPAID, { language, view: '?view=lease' }).html;
    expect(before).toContain(`>${portal.summary.title}<`);
    const { html } = page({}, { language });
    expect(button(html, portal.summary.to_signing)).toContain('href="/lease/lease?view=signing"');
    const { text } = page({}, { language, view: '?view=signing' });
    expect(text).toContain(`${title} ${portal.payments.payments_completed}`);
    expect(text).toContain(`${deposit} ${paid} ${type}`);
    expect(text).toContain(`${first_rent} ${paid} ${amount}`);
  });

  test.each(INVOICE_STATUSES)('a first rent that is %s is paid, settled or not', (status) => {
    const firstInvoice = { ...LEASE.invoiceInfo.firstInvoice!, status };
    const { text } = page(
      { ...UNPAID, invoiceInfo: { ...LEASE.invoiceInfo, firstInvoice } },
      { language },
    );
    const isSettled = isFirstRentSettled({
      firstInvoice,
      isInvoiceToCome: true,
      isDepositAwaited: true,
    });
    const isPaid = status === 'paid' || status === 'over_paid';
    expect(text).toContain(`${first_rent} ${isPaid ? paid : isSettled ? settled : not_paid} `);
  });

  describe('the assignment', () => {
    const out = {
      agentAssignmentSigningStatus: UNSIGNED,
      landlordAssignmentSigningStatus: UNSIGNED,
    };
    const { now } = assignment;
    const byAgent = now.agent.replace('{{agent}}', 'Silje Bakken');
    const byLandlord = now.landlord.replace('{{name}}', 'Kari Nordmann');

    test.each([
      ['agent', { ...out, assignmentContractPdfGenerated: false }, 0, now.being_made, null],
      ['landlord', { ...out, assignmentContractPdfGenerated: false }, 0, now.being_made, null],
      [
        'agent',
        { ...out, agentAssignmentSigningStatus: turn('/sign/3') },
        0,
        now.your_turn,
        '/sign/3',
      ],
      ['landlord', out, 0, byAgent, null],
      ['agent', { ...out, agentAssignmentSigningStatus: SIGNED }, 50, byLandlord, null],
      [
        'landlord',
        { agentAssignmentSigningStatus: SIGNED, landlordAssignmentSigningStatus: turn('/sign/4') },
        50,
        now.your_turn,
        '/sign/4',
      ],
    ] as const)('to a %s, %o: %s of 99', (side, values, progress, words, url) => {
      const { html, text } = page(
        { ...as(side), ...sent, leaseStatus: 'new', ...values },
        { language },
      );
      expect(html).toContain(`max="99" value="${progress}" aria-label="${assignment.signing}"`);
      const titles = Object.values(assignment.steps);
      const at = progress === 0 ? 0 : 1;
      const panel = html.slice(html.indexOf(`aria-label="${assignment.signing}"`));
      expect(titles.map((step) => stepOf(panel, step))).toEqual(
        titles.map((_, index) => (index < at ? DONE : index === at ? NOW : TO_COME)),
      );
      expect(text).toContain(words);
      expect(button(html, assignment.sign)?.includes(`href="${url}"`) ?? null).toBe(
        url === null ? null : true,
      );
      // Next to the status of the lease, and the home's name.
      expect(text).toContain('Lys leilighet Storgata 3');
    });

    test('is sent by the agent; a landlord sees it only then, and a tenant never', () => {
      const notSent = { ...sent, leaseStatus: 'new', ...out, enabledEsigning: false } as const;
      const panel = `>${assignment.signing}<`;
      const agents = page({ ...as('agent'), ...notSent }, { language }).html;
      expect(agents).toContain(panel);
      expect(button(agents, assignment.send)).toContain('aria-haspopup="dialog"');
      expect(has(agents, 'aria-label', assignment.signing)).toBe(false);
      for (const side of ['landlord', 'tenant'] as const)
        expect(page({ ...as(side), ...notSent }, { language }).html).not.toContain(panel);
    });

    test('is complete when both have signed', () => {
      for (const side of SIDES)
        expect(page(as(side), { language }).html).not.toContain(`>${assignment.signing}<`);
    });
  });
});
