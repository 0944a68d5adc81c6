import type { LightMyRequestResponse } from 'fastify';
import { getVariableValues, parse, validate, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { safeguardOf, SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import { refuseChanges, type RefusedAt } from '../testing/changes.ts';
import {
  ACTORS,
  LOGGED_IN,
  WITHOUT_ACCESS,
  WITHOUT_TOKEN,
  type Actor,
  type ActorName,
} from '../testing/actors.ts';
import { createFullScenario, NOBODYS_ID, type FullScenario } from '../testing/full-scenario.ts';
import { callOf, requestOf, type Attempt } from '../testing/guard/attempts.ts';
import { FOREIGN, PARTIES, type Caller, type Foreign } from '../testing/guard/foreign.ts';
import { HIDDEN_FROM_GUESTS, GUEST_BODIES, WRITES_NOTHING } from '../testing/guard/guests.ts';
import { NOT_ALONE } from '../testing/guard/not-alone.ts';
import {
  CONTRACT,
  declaredBy,
  declaredCall,
  newRow,
  operationNames,
} from '../testing/guard/new-row.ts';
import { OPERATIONS, ROWS } from '../testing/guard/operations.ts';
import { OPEN, ROUTES } from '../testing/guard/routes.ts';
import { AGENT, type Operation, type Row } from '../testing/guard/row.ts';
import { isThere, type NamedTest } from '../testing/named-test.ts';
import { PASSWORD } from '../testing/people.ts';
import { EXCEPTIONS } from '../testing/permission-exceptions.ts';
import { installSwitches } from '../testing/permission-switches.ts';
import { NOW } from '../testing/test-app.ts';
import { routesOf } from '../testing/routes-of.ts';
import { switchStrongLogin } from './features/accounts/public.ts';
import { SYSTEM } from './platform/viewer.ts';

/*
 * Tries every GraphQL operation and every route as every kind of caller; some only at night. A new one needs
 * a row in `server/testing/guard`, or the test fails: nothing is open because a check was forgotten. A refused
 * call has changed no row of any table (events and mails are rows as well), and no file.
 */

/** Only in script/permission-mutants: the checks that it leaves out one by one. */
const checks = inject('permissionChecks') ?? [];
const switches = checks.length > 0 ? installSwitches() : null;

let scenario: FullScenario;
let unchanged: Awaited<ReturnType<typeof refuseChanges>>;
beforeAll(async () => {
  scenario = await createFullScenario();
  unchanged = await refuseChanges(scenario.app);
});
afterAll(() => scenario.app.close());

const callerOf = async (caller: Caller): Promise<Actor> =>
  caller in PARTIES
    ? partyOf(PARTIES[caller as keyof typeof PARTIES](scenario))
    : scenario.actorOf(caller as ActorName);
const partyOf = (person: Actor['person']): Actor => ({
  name: 'tenant',
  person,
  token: person.tokens.accessToken,
});

const isRefusal = (status: number) => status === 401 || status === 403 || status === 404;

/** A file is saved, and nothing in it runs if it is opened all the same. */
function expectSavedNotShown({ headers, body }: LightMyRequestResponse): void {
  const type = headers['content-type'];
  if (body === '' || /^application\/(problem\+)?json/.test(String(type))) return;
  expect({ type, ...headers }).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*;sandbox$/),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  });
}

/** Whether a refusal has the right status: all but guests may get either. */
function isRightRefusal(what: string, name: Caller, status: number, expected?: number): boolean {
  if (expected !== undefined) return status === expected;
  if (!WITHOUT_TOKEN.some((guest) => guest === name)) return isRefusal(status);
  return status === (HIDDEN_FROM_GUESTS.has(what) ? 404 : 401);
}

/** A prepared attempt, which returns its status. */
type Try = Attempt<number>;

async function operationBy(operation: Operation, actor: Actor): Promise<Try> {
  const once = await callOf(scenario, operation, actor);
  return async () => (await once()).status;
}

async function routeBy(route: string, row: Row, actor: Actor): Promise<Try> {
  const once = await requestOf(scenario, route, row, actor);
  return async () => {
    const response = await once();
    expectSavedNotShown(response);
    return response.statusCode;
  };
}

/** Operations are called by name, and routes by method and path. */
const foreignBy = (row: Foreign, actor: Actor): Promise<Try> =>
  row.of in ROUTES
    ? routeBy(row.of, { by: [], ...row }, actor)
    : operationBy({ ...OPERATIONS[row.of]!, ...row }, actor);

/**
 * Actors who were refused try again; those who were admitted are replaced, because some calls end an account.
 */
const refused = new Map<ActorName, Actor>();

const isWithoutAccess = (name: ActorName) => WITHOUT_ACCESS.some((one) => one === name);

/**
 * Who tries the operation or route at this place of its list by day: everybody with access, and one of those
 * without, unless it admits some of them. The others try at night.
 */
const byDay = ({ by }: Row, place: number): readonly ActorName[] =>
  by.some(isWithoutAccess)
    ? ACTORS
    : ACTORS.filter(
        (name) => !isWithoutAccess(name) || name === WITHOUT_ACCESS[place % WITHOUT_ACCESS.length],
      );

/** What the other callers without access try at night: all of it that they have not tried by day. */
const byNight = (rows: Record<string, Row>): string[] =>
  Object.keys(rows).filter((name) => !rows[name]!.by.some(isWithoutAccess));

/** Lets callers try, one after the other. Returns who was admitted, and whose refusal was missing or wrong. */
async function tryAs(
  callers: readonly ActorName[],
  what: string,
  { by }: Row,
  prepare: (actor: Actor) => Promise<Try>,
): Promise<{ allowed: ActorName[]; mismatches: object }> {
  const allowed: ActorName[] = [];
  const mismatches: Partial<Record<ActorName, object>> = {};
  for (const name of callers) {
    const actor = refused.get(name) ?? (await scenario.actorOf(name));
    const once = await prepare(actor);
    if (by.includes(name)) {
      const status = await once();
      if (!isRefusal(status)) allowed.push(name);
      refused.delete(name);
    } else {
      const { result: status, changed } = await unchanged(once);
      if (!isRightRefusal(what, name, status) || changed.length > 0)
        mismatches[name] = { status, changed };
      refused.set(name, actor);
    }
  }
  return { allowed, mismatches };
}

describe.skipIf(switches)('an agency that requires a stronger login', () => {
  /** Called by an agent who has only entered a password, after the data of the call exists. */
  async function withheld(
    by: readonly ActorName[],
    tries: (actor: Actor) => Promise<() => Promise<number>>,
  ) {
    expect(by).toEqual(AGENT);
    const turn = (isOn: boolean) =>
      scenario.app.runner.run(
        SYSTEM,
        ({ tx }) => switchStrongLogin(tx, { partnerId: scenario.nordbolig, isOn }, NOW),
        undefined,
      );
    const call = await tries(await scenario.actorOf('agent'));
    await turn(true);
    const status = await call();
    await turn(false);
    return status;
  }
  const onlyAgents = (rows: Record<string, Row>) =>
    Object.keys(rows).filter((name) => rows[name]!.by === AGENT);

  test.each(onlyAgents(OPERATIONS))('%s', async (operation) => {
    const { by, call, with: variables } = OPERATIONS[operation]!;
    const status = await withheld(by, async (actor) => {
      const shown = ((await variables?.(scenario, actor)) ?? {}) as Record<string, unknown>;
      return async () => (await scenario.app.api(call, shown, actor.token)).status;
    });
    expect(status).toBe(403);
  });

  test.each(onlyAgents(ROUTES).filter((name) => name.startsWith('GET ')))('%s', async (route) => {
    const url = route
      .replace('GET ', '')
      .replaceAll(/:(\w+Id)/g, (_, part: string) => scenario.partnersOwn[part] ?? NOBODYS_ID);
    const status = await withheld(ROUTES[route]!.by, async ({ token }) => async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await scenario.app.call({ url, headers })).statusCode;
    });
    expect(status).toBe(403);
  });
});

describe.skipIf(switches)('operations', () => {
  test('each has its row', () => {
    const all = operationNames();
    expect(
      all.filter((name) => !(name in OPERATIONS)).map(newRow),
      'Add its row to the file of its feature: say who may, and the ids',
    ).toEqual([]);
    expect(
      Object.keys(OPERATIONS).filter((name) => !all.includes(name)),
      'No operation has this name: remove its row from server/testing/guard/operations',
    ).toEqual([]);
    expect(
      Object.entries(ROWS).flatMap(([feature, rows]) =>
        Object.keys(rows).filter((name) => declaredBy(name) !== feature),
      ),
      'Move its row to the file of the feature that declares it',
    ).toEqual([]);
  });

  test('a new row of each could be called', () => {
    for (const name of operationNames()) {
      const { call, variables } = declaredCall(name);
      const document = parse(call);
      expect(validate(CONTRACT, document), call).toEqual([]);
      const [operation] = document.definitions as [OperationDefinitionNode];
      const { errors } = getVariableValues(
        CONTRACT,
        operation.variableDefinitions ?? [],
        variables,
      );
      expect(errors, call).toBeUndefined();
    }
  });

  async function expectGuarded(operation: string, callers: readonly ActorName[]): Promise<void> {
    const row = OPERATIONS[operation]!;
    const tried = await tryAs(callers, operation, row, async (actor) => {
      const once = await operationBy(row, actor);
      return async () => {
        const status = await once();
        if (!isRefusal(status))
          expect({ name: actor.name, status }).toEqual({ name: actor.name, status: 200 });
        return status;
      };
    });
    expect(tried).toEqual({
      allowed: callers.filter((name) => row.by.includes(name)),
      mismatches: {},
    });
  }

  test.each([...Object.keys(OPERATIONS).entries()])('%i: %s', (place, operation) =>
    expectGuarded(operation, byDay(OPERATIONS[operation]!, place)),
  );

  test.each(byNight(OPERATIONS))(
    '%s without access, for each reason',
    { tags: ['nightly'] },
    (operation) => expectGuarded(operation, WITHOUT_ACCESS),
  );
});

describe.skipIf(switches)('guests’ writes are limited', () => {
  const guests = (rows: Record<string, Row>) =>
    Object.keys(rows).filter((name) => rows[name]!.by.includes('guest'));
  const mutations = guests(OPERATIONS).filter((name) => OPERATIONS[name]!.call.startsWith('mut'));
  const routes = guests(ROUTES).filter((name) => !/^GET /.test(name) && !WRITES_NOTHING[name]);

  /** The limits that counted a call. */
  async function countedBy(call: () => Promise<unknown>): Promise<string[]> {
    const { limits } = scenario.app;
    const { consume } = limits;
    const names: string[] = [];
    limits.consume = (rule, key) => {
      if (!rule.ofNode) names.push(rule.name);
      return consume(rule, key);
    };
    await call();
    limits.consume = consume;
    return names;
  }

  test.each(mutations)('%s', async (operation) => {
    const once = await operationBy(OPERATIONS[operation]!, await scenario.actorOf('guest'));
    expect(await countedBy(once)).not.toEqual([]);
  });

  test.each(routes)('%s', async (route) => {
    const [method, url] = route.split(' ') as ['POST', string];
    const payload = GUEST_BODIES[route] ?? { user: 'guest@x.no', password: PASSWORD };
    const call = () => scenario.app.call({ method, url, payload, remoteAddress: '198.51.100.7' });
    expect(await countedBy(call)).not.toEqual([]);
  });
});

/** The column `fresh proof`: what permitted callers have to do without a recent proof. */
describe.skipIf(switches)('a fresh proof', () => {
  const expireProof = ({ person }: Actor) =>
    scenario.app.database.session((session) =>
      session.exec(
        `update session set proved_at = null, proved_by = null where account_id = '${person.id}'`,
      ),
    );
  const byPeople = Object.keys(OPERATIONS).filter((operation) =>
    LOGGED_IN.some((name) => OPERATIONS[operation]!.by.includes(name)),
  );

  test.each(byPeople)('%s', async (operation) => {
    const row = OPERATIONS[operation]!;
    const { freshProof } = safeguardOf(operation);
    const actor = await scenario.actorOf(LOGGED_IN.find((name) => row.by.includes(name))!);
    const shown = ((await row.with?.(scenario, actor)) ?? {}) as Record<string, unknown>;
    await expireProof(actor);
    const { result: code, changed } = await unchanged(async () => {
      const { errors } = await scenario.app.api(row.call, shown, actor.token);
      return errors?.[0]?.extensions.code;
    });
    if (freshProof !== 'in some cases')
      expect(code === 'accounts.fresh_proof_needed').toBe(freshProof);
    if (freshProof === true) expect(changed).toEqual([]);
  });

  test.each(Object.keys(ROUTES))('%s', async (route) => {
    const row = ROUTES[route]!;
    const actor = await scenario.actorOf(
      LOGGED_IN.find((name) => row.by.includes(name)) ?? 'tenant',
    );
    const once = await routeBy(route, row, actor);
    await expireProof(actor);
    const { result: status, changed } = await unchanged(once);
    const { freshProof } = safeguardOf(route);
    expect(status === 403).toBe(freshProof);
    if (freshProof) expect(changed).toEqual([]);
  });
});

describe.skipIf(switches)('not alone', () => {
  test('each involvement in the table of safeguards has a test', () => {
    const expected = Object.entries(SAFEGUARDS).flatMap(([name, { notAlone }]) =>
      notAlone.map((involvement) => `${name}: ${involvement}`),
    );
    const tried = Object.entries(NOT_ALONE).flatMap(([name, tests]) =>
      Object.keys(tests).map((involvement) => `${name}: ${involvement}`),
    );
    expect(tried.sort()).toEqual(expected.sort());
    const tests = Object.values(NOT_ALONE).flatMap((row) => Object.values<NamedTest>(row));
    expect(tests.filter((one) => !isThere(one))).toEqual([]);
  });
});

test('each safeguard is that of an operation or a route', () => {
  const all = [...Object.keys(OPERATIONS), ...Object.keys(ROUTES)];
  expect(Object.keys(SAFEGUARDS).filter((name) => !all.includes(name))).toEqual([]);
});

describe.skipIf(switches)('routes', () => {
  test('each has its row', async () => {
    await scenario.app.http.ready();
    const expected = routesOf(scenario.app.http).filter(
      (route) =>
        !OPEN.some((open) => (typeof open === 'string' ? open === route : open.test(route))) &&
        !/^\w+ \*$/.test(route),
    );
    expect(Object.keys(ROUTES).sort()).toEqual([...new Set(expected)].sort());
  });

  async function expectGuarded(route: string, callers: readonly ActorName[]): Promise<void> {
    const row = ROUTES[route]!;
    expect(await tryAs(callers, route, row, (actor) => routeBy(route, row, actor))).toEqual({
      allowed: callers.filter((name) => row.by.includes(name)),
      mismatches: {},
    });
  }

  test.each([...Object.keys(ROUTES).entries()])('%i: %s', (place, route) =>
    expectGuarded(route, byDay(ROUTES[route]!, place)),
  );

  test.each(byNight(ROUTES))('%s without access, for each reason', { tags: ['nightly'] }, (route) =>
    expectGuarded(route, WITHOUT_ACCESS),
  );
});

describe.skipIf(switches)('foreign', () => {
  test.each(FOREIGN)('$of: $why', async (row) => {
    const mismatches: Partial<Record<Caller, object>> = {};
    for (const caller of row.as) {
      const once = await foreignBy(row, await callerOf(caller));
      const { result: status, changed } = await unchanged(once);
      if (!isRightRefusal(row.of, caller, status, row.status) || changed.length > 0)
        mismatches[caller] = { status, changed };
    }
    expect(mismatches).toEqual({});
  });
});

/*
 * Leaves out each permission check of the server in turn and repeats what it refused: then a caller is
 * admitted, gets another answer, or changes something, even if only for a moment. If other checks refuse in
 * its place, these are left out as well.
 */
describe.runIf(switches)('is missed when it is left out', () => {
  interface Tried {
    what: string;
    name: Caller;
    expected?: number | undefined;
    once: Try;
  }
  /** By check: what it refused. */
  const refusals = new Map<number, Tried[]>();
  /** By check: the checks in front of it, and the outcomes of what they refused, without it and with it. */
  const behind = new Map<number, { front: ReadonlySet<number>; tried: Tried; outcome: string }>();
  /** Checks that others replace: these are noticed when the others are left out as well. */
  const together = new Set<number>();

  const outcomeOf = async (
    { what, name, expected, once }: Tried,
    at: RefusedAt,
  ): Promise<{ isNoticed: boolean; outcome: string }> => {
    switches!.refused.clear();
    // An answer that breaks off had begun.
    const { result: status, changed } = await unchanged(() => once().catch(() => 200), at);
    return {
      isNoticed: !isRightRefusal(what, name, status, expected) || changed.length > 0,
      outcome: [status, ...changed].join(' '),
    };
  };
  /** Leaves out a check, then those that refuse in its place, and so on. */
  async function findOverlaps(id: number, tried: Tried): Promise<void> {
    const front = new Set([id]);
    for (let refusing = [id]; refusing.length > 0;) {
      switches!.leftOut = front;
      const { isNoticed, outcome } = await outcomeOf(tried, 'commit');
      if (isNoticed) together.add(id);
      refusing = [...switches!.refused];
      for (const one of refusing)
        if (!refusals.has(one) && !behind.has(one))
          behind.set(one, { front: new Set(front), tried, outcome });
      for (const one of refusing) front.add(one);
    }
    switches!.leftOut = new Set();
  }

  beforeAll(async () => {
    const callers = new Map<Caller, Actor>();
    for (const name of [...ACTORS, ...(Object.keys(PARTIES) as Caller[])])
      callers.set(name, await callerOf(name));
    const attempt = async (
      tried: Omit<Tried, 'once'>,
      prepare: (actor: Actor) => Promise<Try>,
    ): Promise<void> => {
      const one = { ...tried, once: await prepare(callers.get(tried.name)!) };
      const { isNoticed, outcome } = await outcomeOf(one, 'statement');
      expect({ ...tried, outcome, isNoticed }).toMatchObject({ isNoticed: false });
      for (const id of switches!.refused) refusals.set(id, [...(refusals.get(id) ?? []), one]);
    };
    for (const name of ACTORS) {
      for (const [what, row] of Object.entries(OPERATIONS))
        if (!row.by.includes(name))
          await attempt({ what, name }, (actor) => operationBy(row, actor));
      for (const [what, row] of Object.entries(ROUTES))
        if (!row.by.includes(name))
          await attempt({ what, name }, (actor) => routeBy(what, row, actor));
    }
    for (const row of FOREIGN)
      for (const name of row.as)
        await attempt({ what: row.of, name, expected: row.status }, (actor) =>
          foreignBy(row, actor),
        );
    for (const [id, tries] of [...refusals]) {
      // One attempt of each operation is enough.
      const some = new Map(tries.map((tried) => [tried.what, tried])).values();
      for (const tried of some) await findOverlaps(id, tried);
    }
    // It takes two minutes alone, and longer during the browser tests, which have precedence.
  }, 1_800_000);

  async function isMissed(id: number): Promise<boolean> {
    try {
      switches!.leftOut = new Set([id]);
      for (const tried of refusals.get(id) ?? [])
        if ((await outcomeOf(tried, 'statement')).isNoticed) return true;
      const stood = behind.get(id);
      if (!stood) return together.has(id);
      switches!.leftOut = new Set([...stood.front, id]);
      return (await outcomeOf(stood.tried, 'commit')).outcome !== stood.outcome;
    } finally {
      switches!.leftOut = new Set();
    }
  }

  const places = checks.map(
    (check) => [`${check.file}:${check.line} ${check.name}`, { check, name: check.name }] as const,
  );
  const ofFeatures = (file: string) => file.replace('server/src/features/', '');
  test.each(places)('%s', async (_, { check: { id, file }, name }) => {
    const exception = EXCEPTIONS.find(({ checks }) => checks[ofFeatures(file)]?.includes(name));
    const tries = (refusals.get(id) ?? []).map((tried) => `${tried.what} as ${tried.name}`);
    const expected = exception
      ? { isMissed: false, ...(!exception.test && { tries: [] }) }
      : { isMissed: true };
    expect({ tries, isMissed: await isMissed(id) }).toMatchObject(expected);
  });

  test('no exception names a check that does not exist', () => {
    const known = new Set(places.map(([, { check, name }]) => `${ofFeatures(check.file)} ${name}`));
    const named = EXCEPTIONS.flatMap((exception) =>
      Object.entries(exception.checks).flatMap(([file, names]) =>
        names.map((name) => `${file} ${name}`),
      ),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(EXCEPTIONS.filter(({ test }) => test && !isThere(test))).toEqual([]);
  });
});
