import { AsyncLocalStorage } from 'node:async_hooks';

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { safeguardOf } from '@husvaer/domain/accounts/safeguards';

import { KEYS, LOGGED_IN, type ActorName } from '../testing/actors.ts';
import { createFullScenario, type FullScenario } from '../testing/full-scenario.ts';
import { callOf, requestOf } from '../testing/guard/attempts.ts';
import { callerOf } from '../testing/guard/callers.ts';
import { OPERATIONS } from '../testing/guard/operations.ts';
import { PERMITTED, type Permitted } from '../testing/guard/permitted.ts';
import { OPEN, ROUTES } from '../testing/guard/routes.ts';
import { TABLE_CLASSES } from '../testing/guard/table-classes.ts';
import { countGivenUp } from '../testing/guard/given-up.ts';
import { decidedBy, shownBy } from '../testing/guard/touched.ts';
import { addressesOf, NOTIFIED, type Notifying } from '../testing/guard/notified.ts';
import { UNREACHED, WITHOUT_PROOF } from '../testing/guard/without-proof.ts';
import { isThere } from '../testing/named-test.ts';
import { setProved } from '../testing/people.ts';
import type { Answer } from '../testing/test-app.ts';
import { routesOf } from '../testing/routes-of.ts';
import { tablesOf } from '../testing/fuzz/rows.ts';
import { schema } from './schema.ts';

/*
 * Derives which operations need a fresh proof of identity. Each is called by a person who may, and whose last
 * proof is too old. A call that succeeds all the same must not write to a table that decides about money,
 * rights or identity, and must not send a file of such rows.
 */

interface Outcome extends Pick<Permitted, 'of' | 'why' | 'as'> {
  /** `done`, `proof needed`, or another refusal. */
  ended: string;
  /** What it decides or shows: `money: payout`. */
  touches: string[];
  /** Whether tenants owe less afterwards without having paid, and whether the call passed the gate of two people. */
  isGivenUp: boolean;
  isGated: boolean;
}

let scenario: FullScenario;
const outcomes: Outcome[] = [];
const running = new AsyncLocalStorage<string[]>();

beforeAll(async () => {
  scenario = await createFullScenario();
  scenario.app.database.watch(({ sql }) => void running.getStore()?.push(sql));
  for (const call of callsOfAll()) outcomes.push(await callWithoutProof(call));
}, 900_000);
afterAll(() => scenario.app.close());

/** Each row by the first person who may, the further calls, and each row by a partner's system. */
function callsOfAll(): Permitted[] {
  const rows = Object.entries({ ...OPERATIONS, ...ROUTES });
  const rowsOf = (names: readonly ActorName[]) =>
    rows.flatMap(([of, { by }]) => {
      const as = names.find((name) => by.includes(name));
      return as ? [{ of, why: 'as in its row', as }] : [];
    });
  const byPeople = rowsOf(LOGGED_IN);
  const others = rowsOf(KEYS).filter(({ of }) => !byPeople.some((row) => row.of === of));
  return [...byPeople, ...PERMITTED, ...others];
}

async function callWithoutProof({ of, why, as, ...more }: Permitted): Promise<Outcome> {
  const { app } = scenario;
  const actor = await callerOf(scenario, as);
  const row = OPERATIONS[of];
  const once = row
    ? await callOf(scenario, { ...row, ...more }, actor)
    : await requestOf(scenario, of, { ...ROUTES[of], ...more }, actor);
  await app.dispatcher.settle();
  await app.database.session((session) =>
    session.query('update session set proved_at = null, proved_by = null where account_id = $1', [
      actor.person.id,
    ]),
  );
  const statements: string[] = [];
  const givenUp = await countGivenUp(app);
  return running.run(statements, async () => {
    const answer = await once();
    // What a system reads are all rows at once, as in a file.
    const isFile =
      'statusCode' in answer &&
      (of.startsWith('GET /partner/') ||
        /^attachment/.test(String(answer.headers['content-disposition'])));
    // What others do because of it.
    await app.dispatcher.settle();
    const decided = decidedBy(statements);
    return {
      of,
      why,
      as,
      isGated: decided.includes('money: claim_reduction'),
      isGivenUp: (await countGivenUp(app)) > givenUp,
      ended: endedBy(refusalOf(answer)),
      touches: [...decided, ...(isFile ? shownBy(statements) : [])],
    };
  });
}

/** The errors of an answer; empty without any. */
function refusalOf(answer: Answer | LightMyRequestResponse): string {
  if ('statusCode' in answer) return answer.statusCode >= 400 ? answer.body : '';
  return answer.errors ? JSON.stringify(answer.errors) : '';
}

function endedBy(refusal: string): Outcome['ended'] {
  if (refusal.includes('accounts.fresh_proof_needed')) return 'proof needed';
  return refusal === '' ? 'done' : refusal.slice(0, 200);
}

test('each table has its class', async () => {
  const tables = await tablesOf(scenario.app);
  const names = tables.map(({ name }) => name);
  expect(
    names.filter((name) => !(name in TABLE_CLASSES)).map((name) => `${name}: CONTENT,`),
    'Add its row to server/testing/guard/table-classes.ts, with `decides` if it is about money, rights or identity',
  ).toEqual([]);
  expect(
    Object.keys(TABLE_CLASSES).filter((name) => !name.includes('.') && !names.includes(name)),
    'No table has this name: remove its row from server/testing/guard/table-classes.ts',
  ).toEqual([]);
});

test.each<[statement: string, decided: string[]]>([
  ['insert into "payout_account" ("id", "account") values ($1, $2)', ['money: payout_account']],
  ['update "payout" set "held_at" = $1 where "id" = $2', ['money: payout']],
  ['update "payout" set "due_on" = $1 where "held_at" is null', []],
  ['select from payout for update of payout', []],
  ['with x as (delete from passkey returning id) select * from x', []],
  ['with x as (delete from account_grant returning id) select * from x', ['rights: account_grant']],
  [
    'insert into account (id, email) select * from y on conflict (id) do update set email = excluded.email',
    ['rights: account'],
  ],
  ['insert into refund select * from unnest($1)', ['money: refund']],
])('%s', (statement, decided) => {
  expect(decidedBy([statement])).toEqual(decided);
});

describe('without a fresh proof', () => {
  const nameOf = ({ of, why }: Outcome) => (why.startsWith('the scope') ? `${of}: ${why}` : of);
  const touching = () =>
    outcomes.filter(({ ended, touches }) => ended !== 'proof needed' && touches.length > 0);

  test('no call decides about money, rights or identity, or sends a file of them', () => {
    const unlisted = touching().filter((outcome) => !(nameOf(outcome) in WITHOUT_PROOF));
    expect(
      unlisted.map((outcome) => `${nameOf(outcome)} (${outcome.touches.join(', ')})`),
      'Give it a row in SAFEGUARDS, or a line in server/testing/guard/without-proof.ts',
    ).toEqual([]);
  });

  test.each(Object.keys(WITHOUT_PROOF))('%s still does', (name) => {
    expect(
      touching().map(nameOf),
      'It asks for a proof, or no longer decides anything: remove its line',
    ).toContain(name);
  });
});

describe('a call after which tenants owe less without having paid', () => {
  const ofGate = (is: boolean) =>
    outcomes.filter(({ isGivenUp, isGated }) => isGivenUp && isGated === is).map(({ of }) => of);

  test('has passed the gate of two people', () => {
    expect(ofGate(false), 'Call `recordReduction`').toEqual([]);
    // It is not that none is seen.
    expect(ofGate(true)).toContain('addCreditNote');
  });
});

describe('each mutation of the schema and each route of the server', () => {
  const isOpen = (route: string) =>
    OPEN.some((open) => (typeof open === 'string' ? open === route : open.test(route)));
  const names = () => [
    ...Object.keys(schema().getMutationType()!.getFields()),
    ...new Set(
      routesOf(scenario.app.http).filter((route) => !isOpen(route) && !/ \*$/.test(route)),
    ),
  ];
  const reached = () =>
    new Set(
      outcomes
        .filter(({ ended }) => ended === 'done' || ended === 'proof needed')
        .map(({ of }) => of),
    );

  test('is completed, or asks for the proof first', async () => {
    await scenario.app.http.ready();
    expect(
      names().filter((name) => !(name in OPERATIONS) && !(name in ROUTES)),
      'Add its row to operations/ or routes.ts in server/testing/guard: guard.test.ts prints it',
    ).toEqual([]);
    const missed = names().filter((name) => !reached().has(name) && !(name in UNREACHED));
    const why = outcomes
      .filter(({ of }) => missed.includes(of))
      .map(({ of, ended }) => `${of} ended with ${ended}`);
    expect({ missed, why }, 'Add a call to server/testing/guard/permitted.ts').toEqual({
      missed: [],
      why: [],
    });
  });

  test('is not excused without cause', () => {
    expect(
      Object.keys(UNREACHED).filter((name) => reached().has(name) || !names().includes(name)),
    ).toEqual([]);
  });
});

/** The column `notified`: each call is made with a fresh proof, and its audience gets a mail. */
describe('notifies its audience', () => {
  const notifying = Object.entries<Notifying | string>(NOTIFIED).flatMap(([of, how]) =>
    typeof how === 'string' ? [] : [[of, how] as const],
  );

  test.each(notifying)('%s', async (of, how) => {
    if ('test' in how) return expect(isThere(how.test)).toBe(true);
    const { app } = scenario;
    const actor = await callerOf(scenario, how.as);
    await how.prepare?.(scenario, actor);
    const another = PERMITTED.find((permitted) => permitted.of === of);
    const once = OPERATIONS[of]
      ? await callOf(scenario, { ...OPERATIONS[of], ...another }, actor)
      : await requestOf(scenario, of, ROUTES[of]!, actor);
    await setProved(app, actor.person, 'passkey');
    await app.mails();
    expect(refusalOf(await once())).toBe('');
    const mails = await app.mails();
    for (const audience of safeguardOf(of).notified) {
      const addresses = await addressesOf(audience, scenario, { actor, concerned: how.concerned });
      expect(addresses, audience).not.toEqual([]);
      expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining(addresses));
    }
  });
});
