import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  haveAllSigned,
  mayComplete,
  mayExpire,
  mayWithdraw,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  refusalOf,
  SIGNER_STATES,
  SIGNER_TRANSITIONS,
  signerState,
  statusAt,
  turnOf,
  type OrderFacts,
  type OrderStatus,
} from './states.ts';

const page = readFileSync(new URL('../../../docs/signing-states.md', import.meta.url), 'utf8');
const [ofOrders = '', ofSigners = ''] = page.split('## States of a signer');
const drawn = (text: string) =>
  [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`).sort();
const known = <State extends string>(
  states: readonly State[],
  transitions: Record<State, readonly State[]>,
) => states.flatMap((from) => transitions[from].map((to) => `${from} ${to}`)).sort();

test('docs/signing-states.md draws these transitions', () => {
  expect(drawn(ofOrders)).toEqual(known(ORDER_STATUSES, ORDER_TRANSITIONS));
  expect(drawn(ofSigners)).toEqual(known(SIGNER_STATES, SIGNER_TRANSITIONS));
});

const DEADLINE = 1000;
const order = (turns: readonly number[]): OrderFacts => ({
  status: 'open',
  expiresAt: DEADLINE,
  signers: turns.map((turn) => ({ turn, hasSigned: false, hasDeclined: false })),
});

/** All possible events of an order at a moment, by the rules here. */
function whatNext(facts: OrderFacts, now: number): OrderFacts[] {
  const ended = (status: OrderStatus): OrderFacts => ({ ...facts, status });
  const next: OrderFacts[] = [];
  if (mayExpire(facts, now)) next.push(ended('expired'));
  if (mayWithdraw(facts)) next.push(ended('withdrawn'));
  if (mayComplete(facts)) next.push(ended('completed'));
  facts.signers.forEach((signer, index) => {
    if (refusalOf(facts, signer, now)) return;
    const withSigner = (did: object) => facts.signers.with(index, { ...signer, ...did });
    next.push({ ...facts, signers: withSigner({ hasSigned: true }) });
    next.push({ ...facts, status: 'declined', signers: withSigner({ hasDeclined: true }) });
  });
  return next;
}

test('every event moves order and signers by the drawing, and every transition occurs', () => {
  const walked = { orders: new Set<string>(), signers: new Set<string>() };
  const seen = new Set<string>();
  const walk = (facts: OrderFacts, now: number): void => {
    const name = JSON.stringify([facts, now]);
    if (seen.has(name)) return;
    seen.add(name);
    for (const at of [now, DEADLINE].filter((moment) => moment >= now))
      for (const next of whatNext(facts, at)) {
        walked.orders.add(`${facts.status} ${next.status}`);
        facts.signers.forEach((signer, index) => {
          const [from, to] = [
            signerState(facts, signer, now),
            signerState(next, next.signers[index]!, at),
          ];
          if (from !== to) walked.signers.add(`${from} ${to}`);
        });
        walk(next, at);
      }
  };
  walk(order([1, 1, 2]), 0);
  expect([...walked.orders].sort()).toEqual(known(ORDER_STATUSES, ORDER_TRANSITIONS));
  expect([...walked.signers].sort()).toEqual(known(SIGNER_STATES, SIGNER_TRANSITIONS));
});

describe('turns', () => {
  const signedBy = (facts: OrderFacts, ...indexes: number[]): OrderFacts => ({
    ...facts,
    signers: facts.signers.map((signer, index) => ({
      ...signer,
      hasSigned: indexes.includes(index),
    })),
  });
  const two = order([5, 5, 9]);

  test.each([
    [[], 5, [null, null, 'signing.not_your_turn']],
    [[1], 5, [null, 'signing.already_signed', 'signing.not_your_turn']],
    [[0, 1], 9, ['signing.already_signed', 'signing.already_signed', null]],
    [[0, 1, 2], null, Array(3).fill('signing.already_signed')],
  ])('when %j have signed it is turn %s', (signed, turn, refusals) => {
    const facts = signedBy(two, ...signed);
    expect(turnOf(facts)).toBe(turn);
    expect(facts.signers.map((signer) => refusalOf(facts, signer, 0)?.code ?? null)).toEqual(
      refusals,
    );
  });

  test('no one signs an order that is over, by its state or by the clock', () => {
    for (const status of ORDER_STATUSES.filter((it) => it !== 'open')) {
      const refusal = refusalOf({ ...two, status }, two.signers[0]!, 0);
      expect(refusal).toMatchObject({ code: 'signing.over', params: { status } });
    }
    expect(refusalOf(two, two.signers[0]!, DEADLINE - 1)).toBeNull();
    expect(refusalOf(two, two.signers[0]!, DEADLINE)).toMatchObject({
      params: { status: 'expired' },
    });
  });

  test('an order that all have signed neither expires nor is withdrawn', () => {
    const all = signedBy(two, 0, 1, 2);
    expect(haveAllSigned(all)).toBe(true);
    expect([mayExpire(all, DEADLINE), mayWithdraw(all), mayComplete(all)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(statusAt(all, DEADLINE)).toBe('open');
    expect(mayComplete(signedBy(two, 0, 1))).toBe(false);
  });
});
