import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settlementOf, type LandlordPayment } from '../payments/final-settlement.ts';
import type { RentClaim } from './claims.ts';
import { payoutOf, type PayoutFacts, type Statement, type StatementLine } from './statement.ts';
import { COMMISSION_LINES } from './enums.ts';

const TERMS: PayoutFacts['terms'] = {
  endsOn: null,
  firstRent: 1_000_000n,
  brokering: { type: 'percent', amount: 10_000n },
  management: { type: 'percent', amount: 850n },
  addons: [{ name: 'Vaktmester', amount: 20_000n }],
  guaranteeMonths: null,
  hasVat: false,
};

const claim = (month: number, input: Partial<RentClaim> = {}): RentClaim => {
  const first = `2027-${String(month).padStart(2, '0')}-01`;
  return {
    id: `rent-${month}`,
    serial: month,
    month: first,
    dueOn: first,
    total: 1_050_000n,
    rent: 1_000_000n,
    credited: 0n,
    creditedRent: 0n,
    lost: 0n,
    lostByAgency: 0n,
    interest: 0n,
    parts: [],
    ...input,
  };
};
const paid = (paidOn: string, amount = 1_050_000n, isDirect = false) => ({
  paidOn,
  amount,
  isDirect,
});
const facts = (input: Partial<PayoutFacts> = {}): PayoutFacts => ({
  terms: TERMS,
  claims: [],
  landlordInvoices: [],
  finalSettlements: [],
  earlier: [],
  givenUp: [],
  ...input,
});
const shown = ({ lines, amount }: ReturnType<typeof payoutOf>) => [
  ...lines.map((line) => [line.type, line.amount]),
  amount,
];

/** Simulates final settlements: each is an invoice that the landlord may pay. */
function settlements() {
  const all: { id: string; total: bigint; credited: bigint; payments: LandlordPayment[] }[] = [];
  const states = () => all.map((one) => ({ ...one, ...settlementOf(one, one.payments) }));
  return {
    states,
    pay(of: number, amount: bigint) {
      all.at(of % all.length)?.payments.push({ amount, paidOn: '2027-02-01' });
    },
    /** Invoices and credits the lines of a statement, and pays out what was overpaid. */
    apply({ lines }: Statement): StatementLine[] {
      for (const { beyond, payments } of states())
        if (beyond !== 0n && lines.some(isGivenBack))
          payments.push({ amount: -beyond, paidOn: '2027-02-01' });
      return lines.map((line) => {
        if (line.type === 'final_settlement_invoiced') {
          const id = `settlement-${all.length}`;
          all.push({ id, total: line.amount, credited: 0n, payments: [] });
          return { ...line, landlordInvoiceId: id };
        }
        if (line.type !== 'final_settlement_invoiced_cancelled') return line;
        const credited = all.find(({ id }) => id === line.landlordInvoiceId)!;
        credited.credited -= line.amount;
        return { ...line, landlordInvoiceId: `note-${credited.id}-${credited.credited}` };
      });
    },
  };
}
const isGivenBack = ({ type, landlordInvoiceId }: StatementLine) =>
  type === 'landlord_invoice' && landlordInvoiceId === null;

/** Pays out on several days, each with the facts of that day; the landlord pays before. */
function life(steps: readonly [day: string, facts: Partial<PayoutFacts>, pays?: bigint][]) {
  let earlier: StatementLine[] = [];
  const known = settlements();
  return steps.map(([day, more, pays]) => {
    if (pays !== undefined) known.pay(0, pays);
    const statement = payoutOf(facts({ ...more, earlier, finalSettlements: known.states() }), day);
    earlier = [...earlier, ...known.apply(statement)];
    return shown(statement);
  });
}

describe('a payout', () => {
  it('is the received rent less the agency’s commission, with brokering once', () => {
    const [first, again, second] = life([
      ['2027-01-11', { claims: [claim(1, { parts: [paid('2027-01-02')] })] }],
      ['2027-01-12', { claims: [claim(1, { parts: [paid('2027-01-02')] })] }],
      [
        '2027-02-10',
        {
          claims: [
            claim(1, { parts: [paid('2027-01-02')] }),
            claim(2, { parts: [paid('2027-02-01')] }),
          ],
        },
      ],
    ]);
    expect(first).toEqual([
      ['rent_invoice', 1_050_000n],
      ['management_commission', -85_000n],
      ['addon_commissions', -20_000n],
      ['brokering_commission', -1_000_000n],
      ['moved_to_next_payout', 55_000n],
      0n,
    ]);
    expect(again).toEqual([0n]);
    expect(second).toEqual([
      ['rent_invoice', 1_050_000n],
      ['management_commission', -85_000n],
      ['addon_commissions', -20_000n],
      ['unpaid_expenses_and_commissions', -55_000n],
      890_000n,
    ]);
  });

  const plain = { terms: { ...TERMS, brokering: null, addons: [] } };

  it('includes late interest once the bank has received it, without commission', () => {
    const lines = life([
      [
        '2027-01-11',
        { claims: [claim(1, { interest: 900n, parts: [paid('2027-01-09', 1_050_400n)] })] },
      ],
      [
        '2027-02-10',
        {
          claims: [
            claim(1, {
              interest: 900n,
              // The amount beyond the interest is a fee, and the landlord already has the direct payment.
              parts: [
                paid('2027-01-09', 1_050_400n),
                paid('2027-01-20', 100n, true),
                paid('2027-01-21', 4200n),
              ],
            }),
          ],
        },
      ],
      ['2027-03-10', { claims: [claim(1, { parts: [paid('2027-01-09', 1_050_400n)] })] }],
    ]);
    expect(
      lines.map((all) => all.filter((line) => Array.isArray(line) && line[0] === 'late_interest')),
    ).toEqual([[['late_interest', 400n]], [['late_interest', 400n]], [['late_interest', -800n]]]);
    expect(lines[1]).toContainEqual(['unpaid_expenses_and_commissions', expect.any(BigInt)]);
  });

  it('waits for the rent, and pays it once when it comes in parts', () => {
    const parts = [paid('2027-01-05', 500_000n), paid('2027-01-20', 600_000n)];
    expect(
      life([
        ['2027-01-04', { ...plain, claims: [claim(1, { parts })] }],
        ['2027-01-11', { ...plain, claims: [claim(1, { parts })] }],
        ['2027-01-25', { ...plain, claims: [claim(1, { parts })] }],
      ]),
    ).toEqual([
      [0n],
      [['rent_invoice', 500_000n], ['management_commission', -85_000n], 415_000n],
      // The amount beyond the rent pays its fees, which are not the landlord's.
      [['rent_invoice', 550_000n], 550_000n],
    ]);
  });

  it('deducts what was credited after it was paid out, with its share of the commission', () => {
    const parts = [paid('2027-01-02')];
    const credited = { credited: 450_000n, creditedRent: 400_000n };
    expect(
      life([
        ['2027-01-11', { ...plain, claims: [claim(1, { parts })] }],
        [
          '2027-02-10',
          {
            ...plain,
            claims: [
              claim(1, { ...credited, parts: [paid('2027-01-02', 600_000n)] }),
              claim(2, { parts: [paid('2027-01-02', 450_000n), paid('2027-02-01', 600_000n)] }),
            ],
          },
        ],
      ])[1],
    ).toEqual([
      ['credit_rent_invoice', -400_000n],
      ['credit_addons', -50_000n],
      ['credit_management_commission', 34_000n],
      ['rent_invoice', 1_050_000n],
      ['management_commission', -85_000n],
      549_000n,
    ]);
  });

  it('takes the commission on rent paid directly to the landlord', () => {
    const direct = claim(1, { parts: [paid('2027-01-02', 1_050_000n, true)] });
    expect(life([['2027-01-11', { ...plain, claims: [direct] }]])).toEqual([
      [['management_commission', -85_000n], ['moved_to_next_payout', 85_000n], 0n],
    ]);
  });

  it('withholds what the landlord was invoiced for, once, and issues a credit note', () => {
    const claims = [claim(1, { parts: [paid('2027-01-02')] })];
    const landlordInvoices = [
      { id: 'plumber', amount: 200_000n },
      { id: 'plumber-credit', amount: -50_000n },
    ];
    expect(
      life([
        ['2027-01-11', { terms: { ...plain.terms, management: null }, claims, landlordInvoices }],
        ['2027-01-12', { terms: { ...plain.terms, management: null }, claims, landlordInvoices }],
      ]),
    ).toEqual([
      [
        ['rent_invoice', 1_050_000n],
        ['landlord_invoice', -200_000n],
        ['landlord_invoice', 50_000n],
        900_000n,
      ],
      [0n],
    ]);
  });

  it('repeats what a bank refused to pay', () => {
    const givenUp = [{ payoutId: 'one', amount: 965_000n }];
    expect(
      life([
        ['2027-02-10', { givenUp }],
        ['2027-03-10', { givenUp }],
      ]),
    ).toEqual([[['unpaid_earlier_payout', 965_000n], 965_000n], [0n]]);
  });

  it('invoices at the end what no next payout covers, and credits it when there is one', () => {
    const ended = { ...plain.terms, endsOn: '2027-01-31', management: null };
    const landlordInvoices = [{ id: 'plumber', amount: 300_000n }];
    const whole = claim(1, { parts: [paid('2027-01-02')] });
    expect(
      life([
        ['2027-01-11', { terms: ended, claims: [whole] }],
        ['2027-02-10', { terms: ended, claims: [whole], landlordInvoices }],
        ['2027-02-11', { terms: ended, claims: [whole], landlordInvoices }],
        [
          '2027-03-10',
          {
            terms: ended,
            claims: [whole],
            landlordInvoices: [...landlordInvoices, { id: 'credit', amount: -400_000n }],
          },
        ],
      ]).slice(1),
    ).toEqual([
      [['landlord_invoice', -300_000n], ['final_settlement_invoiced', 300_000n], 0n],
      [0n],
      [
        ['landlord_invoice', 400_000n],
        ['final_settlement_invoiced_cancelled', -300_000n],
        100_000n,
      ],
    ]);
  });

  const ended = { terms: { ...plain.terms, endsOn: '2027-01-31', management: null } };
  const cost = (id: string, amount: bigint) => ({ id, amount });

  it('keeps what the landlord paid of a final settlement, and returns the excess', () => {
    const costs = [cost('plumber', 300_000n)];
    const credited = [...costs, cost('credit', -250_000n)];
    expect(
      life([
        ['2027-02-10', { ...ended, landlordInvoices: costs }],
        ['2027-02-11', { ...ended, landlordInvoices: costs }, 100_000n],
        ['2027-03-10', { ...ended, landlordInvoices: credited }],
        ['2027-03-11', { ...ended, landlordInvoices: credited }, 200_000n],
        ['2027-03-12', { ...ended, landlordInvoices: credited }, -200_000n],
        ['2027-03-13', { ...ended, landlordInvoices: credited }],
      ]),
    ).toEqual([
      [['landlord_invoice', -300_000n], ['final_settlement_invoiced', 300_000n], 0n],
      [0n],
      [['landlord_invoice', 250_000n], ['final_settlement_invoiced_cancelled', -200_000n], 50_000n],
      // Paid although it was credited.
      [['landlord_invoice', 200_000n], 200_000n],
      // The bank reverses it: half was paid out again, and half no longer pays the invoice.
      [['landlord_invoice', -100_000n], ['final_settlement_invoiced', 100_000n], 0n],
      [0n],
    ]);
  });

  it('credits a final settlement up to its amount, and invoices only what is added to it', () => {
    const costs = [cost('plumber', 300_000n)];
    const more = [...costs, cost('key', 40_000n)];
    const less = [...more, cost('credit', -100_000n)];
    expect(
      life([
        ['2027-02-10', { ...ended, landlordInvoices: costs }],
        ['2027-03-10', { ...ended, landlordInvoices: more }],
        ['2027-04-12', { ...ended, landlordInvoices: less }],
      ]),
    ).toEqual([
      [['landlord_invoice', -300_000n], ['final_settlement_invoiced', 300_000n], 0n],
      [['landlord_invoice', -40_000n], ['final_settlement_invoiced', 40_000n], 0n],
      [['landlord_invoice', 100_000n], ['final_settlement_invoiced_cancelled', -100_000n], 0n],
    ]);
  });

  it('credits all of a final settlement when the lease continues, and carries over the rest', () => {
    const landlordInvoices = [cost('plumber', 1_300_000n)];
    const on = { ...ended.terms, endsOn: null };
    const claims = [claim(2, { parts: [paid('2027-02-02')] })];
    expect(
      life([
        ['2027-02-10', { ...ended, landlordInvoices }],
        ['2027-03-10', { terms: on, landlordInvoices, claims }],
      ])[1],
    ).toEqual([
      ['rent_invoice', 1_050_000n],
      ['final_settlement_invoiced_cancelled', -1_300_000n],
      ['moved_to_next_payout', 250_000n],
      0n,
    ]);
  });

  it('keeps a final settlement while the tenant owes again what was paid out', () => {
    const landlordInvoices = [cost('plumber', 300_000n)];
    const claims = [claim(1, { parts: [paid('2027-01-02')] })];
    expect(
      life([
        ['2027-01-11', { ...ended, claims }],
        ['2027-02-10', { ...ended, claims, landlordInvoices }],
        ['2027-03-10', { ...ended, claims: [claim(1)], landlordInvoices }],
        ['2027-04-12', { ...ended, claims, landlordInvoices }],
      ]).slice(1),
    ).toEqual([
      [['landlord_invoice', -300_000n], ['final_settlement_invoiced', 300_000n], 0n],
      [['rent_invoice', -1_050_000n], ['moved_to_next_payout', 1_050_000n], 0n],
      [['rent_invoice', 1_050_000n], ['unpaid_expenses_and_commissions', -1_050_000n], 0n],
    ]);
  });

  it('invoices what was settled before there were invoices', () => {
    const line = { vat: 0n, invoiceId: null, landlordInvoiceId: null, payoutId: null, addons: [] };
    const earlier = [{ ...line, type: 'final_settlement_invoiced' as const, amount: 300_000n }];
    expect(shown(payoutOf(facts({ ...ended, earlier }), '2027-03-10'))).toEqual([
      ['unpaid_expenses_and_commissions', -300_000n],
      ['final_settlement_invoiced', 300_000n],
      0n,
    ]);
  });
});

describe('value added tax', () => {
  const vatOf = ({ lines }: Statement) => lines.map(({ type, amount, vat }) => [type, amount, vat]);
  const terms = { ...TERMS, brokering: null, hasVat: true };
  const claims = [claim(1, { parts: [paid('2027-01-02')] })];

  it('is part of the agency’s commission, and of nothing else', () => {
    expect(vatOf(payoutOf(facts({ terms, claims }), '2027-01-11'))).toEqual([
      ['rent_invoice', 1_050_000n, 0n],
      ['management_commission', -85_000n, -17_000n],
      ['addon_commissions', -20_000n, -4_000n],
    ]);
  });

  it('is credited as it was charged, whatever the agency’s VAT status by then', () => {
    const earlier = payoutOf(facts({ terms, claims }), '2027-01-11').lines;
    const half = claim(1, {
      credited: 500_000n,
      creditedRent: 500_000n,
      parts: [paid('2027-01-02', 550_000n)],
    });
    const later = (hasVat: boolean, lines: readonly StatementLine[]) =>
      vatOf(
        payoutOf(
          facts({ terms: { ...terms, hasVat }, claims: [half], earlier: lines }),
          '2027-02-10',
        ),
      )[1];
    expect(later(false, earlier)).toEqual(['credit_management_commission', 42_500n, 8_500n]);
    const without = payoutOf(facts({ terms: { ...terms, hasVat: false }, claims }), '2027-01-11');
    expect(later(true, without.lines)).toEqual(['credit_management_commission', 42_500n, 0n]);
  });
});

describe('a guarantee', () => {
  const terms = { ...TERMS, brokering: null, management: null, addons: [], guaranteeMonths: 2 };
  const three = [claim(1), claim(2), claim(3)];

  it('pays unpaid rent for a number of claims at a time, and once each', () => {
    expect(
      life([
        ['2027-01-11', { terms, claims: three }],
        ['2027-02-10', { terms, claims: three }],
        ['2027-03-10', { terms, claims: three }],
        // The first is paid at last: that is the agency's, and the third can be paid in advance.
        [
          '2027-04-10',
          { terms, claims: [claim(1, { parts: [paid('2027-03-20')] }), claim(2), claim(3)] },
        ],
      ]),
    ).toEqual([
      [['rent_invoice', 1_050_000n], 1_050_000n],
      [['rent_invoice', 1_050_000n], 1_050_000n],
      [0n],
      [['rent_invoice', 1_050_000n], 1_050_000n],
    ]);
  });

  it('deducts what was credited, and lets the landlord keep what was written off', () => {
    const credited = claim(1, { credited: 1_050_000n, creditedRent: 1_000_000n });
    expect(
      life([
        ['2027-02-10', { terms, claims: three }],
        ['2027-03-10', { terms, claims: [credited, claim(2, { lost: 1_050_000n })] }],
      ])[1],
    ).toEqual([
      ['credit_rent_invoice', -1_000_000n],
      ['credit_addons', -50_000n],
      ['moved_to_next_payout', 1_050_000n],
      0n,
    ]);
  });
});

/** Events of a lease's money between two payouts. */
const aHappening = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const), rent: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({
    kind: fc.constantFrom('bank' as const, 'direct' as const),
    of: fc.nat(),
    amount: fc.integer({ min: 1, max: 6000 }),
  }),
  fc.record({
    kind: fc.constantFrom('credit' as const, 'lose' as const, 'take_back' as const),
    of: fc.nat(),
    amount: fc.integer({ min: 1, max: 6000 }),
  }),
  fc.record({ kind: fc.constant('expense' as const), amount: fc.integer({ min: -900, max: 900 }) }),
  fc.record({ kind: fc.constant('reject' as const), of: fc.nat() }),
  fc.record({
    kind: fc.constantFrom('payout' as const, 'end' as const, 'go_on' as const, 'consent' as const),
  }),
  fc.record({
    kind: fc.constant('landlord' as const),
    of: fc.nat(),
    amount: fc.integer({ min: -900, max: 900 }),
  }),
);
const someTerms = fc.record({
  guaranteeMonths: fc.option(fc.integer({ min: 1, max: 3 })),
  percent: fc.integer({ min: 0, max: 10_000 }),
  fixed: fc.integer({ min: 0, max: 300 }),
});

it('pays nothing twice and loses nothing, whatever happens', () => {
  fc.assert(
    fc.property(someTerms, fc.array(aHappening, { maxLength: 60 }), (chosen, happenings) => {
      const brokering = { type: 'fixed' as const, amount: BigInt(chosen.fixed) };
      let terms: PayoutFacts['terms'] = {
        endsOn: null,
        firstRent: 1000n,
        // Until the landlord consents.
        brokering: null,
        management: { type: 'percent', amount: BigInt(chosen.percent) },
        addons: [{ name: 'a', amount: BigInt(chosen.fixed) }],
        guaranteeMonths: chosen.guaranteeMonths,
        hasVat: true,
      };
      let claims: RentClaim[] = [];
      let earlier: StatementLine[] = [];
      const landlordInvoices: { id: string; amount: bigint }[] = [];
      const landlords = settlements();
      let landlordPaid = 0n;
      const payouts: { payoutId: string; amount: bigint; isRejected: boolean }[] = [];
      const rejected = () => payouts.filter(({ isRejected }) => isRejected);
      const day = '2028-01-01';
      const at = (all: readonly unknown[], of: number) => (all.length ? of % all.length : -1);
      const settled = ({ total, credited, lost, parts }: RentClaim) =>
        total - credited - lost - parts.reduce((sum, { amount }) => sum + amount, 0n);
      const payOut = () => {
        const statement = payoutOf(
          facts({
            terms,
            claims,
            landlordInvoices,
            earlier,
            givenUp: rejected(),
            finalSettlements: landlords.states(),
          }),
          day,
        );
        expect(statement.amount).toBeGreaterThanOrEqual(0n);
        expect(statement.lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(
          statement.amount,
        );
        earlier = [...earlier, ...landlords.apply(statement)];
        const payoutId = `payout-${payouts.length}`;
        payouts.push({ payoutId, amount: statement.amount, isRejected: false });
        return statement;
      };
      const change = (of: number, into: (claim: RentClaim) => RentClaim) => {
        const index = at(claims, of);
        claims = claims.map((one, position) => (position === index ? into(one) : one));
      };
      for (const events of happenings) {
        const { kind } = events;
        if (kind === 'invoice') {
          const serial = claims.length + 1;
          const rent = BigInt(events.rent);
          claims.push(claim(1, { id: `${serial}`, serial, rent, total: rent + 100n }));
        } else if (kind === 'bank' || kind === 'direct') {
          change(events.of, (one) => {
            const open = settled(one);
            const amount = BigInt(events.amount) < open ? BigInt(events.amount) : open;
            const part = { paidOn: '2027-02-01', amount, isDirect: kind === 'direct' };
            return amount > 0n ? { ...one, parts: [...one.parts, part] } : one;
          });
        } else if (kind === 'credit') {
          change(events.of, (one) => {
            const open = settled(one);
            const amount = BigInt(events.amount) < open ? BigInt(events.amount) : open;
            const rent = one.rent - one.creditedRent;
            const creditedRent = one.creditedRent + (amount < rent ? amount : rent);
            return amount > 0n ? { ...one, credited: one.credited + amount, creditedRent } : one;
          });
        } else if (kind === 'lose')
          change(events.of, (one) => ({ ...one, lost: one.lost + settled(one) }));
        else if (kind === 'take_back')
          change(events.of, (one) => ({ ...one, parts: one.parts.slice(0, -1) }));
        else if (kind === 'expense') {
          const amount = BigInt(events.amount);
          if (amount !== 0n) landlordInvoices.push({ id: `e${landlordInvoices.length}`, amount });
        } else if (kind === 'reject') {
          const index = at(payouts, events.of);
          if (payouts[index]?.amount) payouts[index].isRejected = true;
        } else if (kind === 'landlord') {
          if (events.amount === 0 || landlords.states().length === 0) continue;
          landlords.pay(events.of, BigInt(events.amount));
          landlordPaid += BigInt(events.amount);
        } else if (kind === 'payout') payOut();
        else if (kind === 'consent') terms = { ...terms, brokering };
        else terms = { ...terms, endsOn: kind === 'end' ? '2027-12-31' : null };
        const received = claims
          .flatMap(({ parts }) => parts)
          .reduce((sum, { amount, isDirect }) => sum + (isDirect ? 0n : amount), 0n);
        const last = payouts.at(-1);
        if (kind === 'payout' && chosen.guaranteeMonths === null && last && last.amount > 0n) {
          const standing = sum(payouts.filter(({ isRejected }) => !isRejected));
          const given = sum(landlordInvoices.filter(({ amount }) => amount < 0n));
          expect(standing).toBeLessThanOrEqual(received - given + landlordPaid);
        }
      }
      // Finally everything is paid by the bank, and the landlord has exactly the amount in the ledger.
      claims = claims.map((one) => ({
        ...one,
        parts: [...one.parts, { paidOn: '2027-12-01', amount: settled(one), isDirect: false }],
      }));
      while (payOut().lines.length > 0);
      const standing = sum(payouts.filter(({ isRejected }) => !isRejected));
      const payable = claims.reduce(
        (total, one) =>
          total +
          one.total -
          one.credited -
          (chosen.guaranteeMonths === null ? one.lost : 0n) -
          sum(one.parts.filter(({ isDirect }) => isDirect)),
        0n,
      );
      const brokered = -sum(earlier.filter(({ type }) => type.endsWith('brokering_commission')));
      const isPaidFor = claims.some(
        ({ total, credited, parts }) => credited < total && parts.some(({ amount }) => amount > 0n),
      );
      if (terms.brokering === null) expect(brokered).toBe(0n);
      else if (isPaidFor) expect(brokered).toBe(brokering.amount);
      const commissions = -sum(earlier.filter(({ type }) => COMMISSION_LINES.includes(type)));
      // Commissions contain the tax of their lines, within half an øre each.
      const taken = earlier.filter(({ type }) => COMMISSION_LINES.includes(type));
      const vat = -taken.reduce((total, line) => total + line.vat, 0n);
      const off = vat * 5n - commissions;
      expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(taken.length) * 3n);
      if (commissions === 0n) expect(vat).toBe(0n);
      const carried = sum(
        earlier.filter(({ type }) =>
          ['moved_to_next_payout', 'unpaid_expenses_and_commissions'].includes(type),
        ),
      );
      const open = landlords.states().reduce((total, one) => total + one.open, 0n);
      expect(standing).toBe(
        payable - commissions - sum(landlordInvoices) + carried + landlordPaid + open,
      );
      // An ended lease carries nothing over, and nothing of the landlord's is withheld.
      if (terms.endsOn !== null) expect(carried).toBe(0n);
      expect(landlords.states().every(({ beyond }) => beyond === 0n)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

const sum = (all: readonly { amount: bigint }[]): bigint =>
  all.reduce((total, { amount }) => total + amount, 0n);

describe('a fixed commission', () => {
  const fixed = { type: 'fixed', amount: 75_000n } as const;
  const terms = { ...TERMS, brokering: fixed, management: fixed };

  it('is taken once a month, however many invoices the month has', () => {
    const parts = (paidOn: string) => [paid(paidOn, 525_000n)];
    const half = (id: string, serial: number) =>
      claim(1, { id, serial, total: 525_000n, rent: 500_000n, parts: parts('2027-01-02') });
    const statement = payoutOf(
      facts({ terms, claims: [half('a', 1), half('b', 2)] }),
      '2027-01-11',
    );
    const managed = statement.lines.filter(({ type }) => type === 'management_commission');
    expect(managed.map(({ invoiceId, amount }) => [invoiceId, amount])).toEqual([['a', -75_000n]]);
    const added = statement.lines.filter(({ type }) => type === 'addon_commissions');
    expect(added.map(({ amount }) => amount)).toEqual([-20_000n]);
    const brokered = statement.lines.filter(({ type }) => type === 'brokering_commission');
    expect(brokered.map(({ amount }) => amount)).toEqual([-75_000n]);
  });

  it('is taken from the next invoice of a month where the first has nothing left', () => {
    const gone = claim(1, { id: 'a', serial: 1, credited: 1_050_000n, creditedRent: 1_000_000n });
    const again = claim(1, { id: 'b', serial: 2, parts: [paid('2027-01-02')] });
    const statement = payoutOf(facts({ terms, claims: [gone, again] }), '2027-01-11');
    expect(statement.lines.filter(({ type }) => type === 'management_commission')).toMatchObject([
      { invoiceId: 'b', amount: -75_000n },
    ]);
  });
});

describe('a share', () => {
  it('is taken from each invoice of a month', () => {
    const half = (id: string, serial: number) =>
      claim(1, {
        id,
        serial,
        total: 525_000n,
        rent: 500_000n,
        parts: [paid('2027-01-02', 525_000n)],
      });
    const statement = payoutOf(facts({ claims: [half('a', 1), half('b', 2)] }), '2027-01-11');
    const managed = statement.lines.filter(({ type }) => type === 'management_commission');
    expect(managed.map(({ amount }) => amount)).toEqual([-42_500n, -42_500n]);
  });
});

it('nothing is paid out before its due day, and everything on it', () => {
  const claims = [claim(2, { parts: [paid('2027-01-20')] })];
  expect(payoutOf(facts({ claims }), '2027-01-31').lines).toEqual([]);
  expect(payoutOf(facts({ claims }), '2027-02-01').lines).not.toEqual([]);
});

it('a credit of what was paid out covers rent first, then other amounts', () => {
  const parts = [paid('2027-01-02')];
  const terms = { ...TERMS, brokering: null, management: null, addons: [] };
  const [, credited, rest] = life([
    ['2027-01-11', { terms, claims: [claim(1, { parts })] }],
    // 300 kr of the rent, and 200 kr of other costs.
    [
      '2027-01-20',
      { terms, claims: [claim(1, { parts, credited: 50_000n, creditedRent: 30_000n })] },
    ],
    // 100 kr more of the rent, and 100 kr more of other costs.
    [
      '2027-01-25',
      { terms, claims: [claim(1, { parts, credited: 70_000n, creditedRent: 40_000n })] },
    ],
  ]);
  expect(credited).toEqual([
    ['credit_rent_invoice', -30_000n],
    ['credit_addons', -20_000n],
    ['moved_to_next_payout', 50_000n],
    0n,
  ]);
  expect(rest!.slice(0, 2)).toEqual([
    ['credit_rent_invoice', -10_000n],
    ['credit_addons', -10_000n],
  ]);
});
