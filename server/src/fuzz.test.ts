import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { WITHOUT_ACCESS, type ActorName } from '../testing/actors.ts';
import { createFullScenario, type FullScenario } from '../testing/full-scenario.ts';
import { graphqlCalls } from '../testing/fuzz/graphql-calls.ts';
import { restCalls } from '../testing/fuzz/rest-calls.ts';
import { changesOf, keyOf, rowsOf, tableOf, tablesOf, type Rows } from '../testing/fuzz/rows.ts';
import { valuesOf, type KnownIds } from '../testing/fuzz/values.ts';
import { addPartnerKey } from '../testing/partner-key.ts';
import { newToken } from '../testing/people.ts';
import { routesOf } from '../testing/routes-of.ts';
import { runsOf } from '../testing/seeds.ts';
import { schema } from './schema.ts';
import { features } from './features.ts';
import { SYSTEM } from './platform/viewer.ts';

/*
 * Sends requests generated from the schemas: every GraphQL operation and every route, with
 * arguments that fit, nearly fit and do not. None is our fault (5xx), no answer has data that its reader may
 * not see, and strangers change nothing that is not theirs. A failed request is printed in full.
 */
const RUNS = runsOf('fuzz', 10_000);
/** Requests after which all rows are compared. */
const BATCH = 100;
/** Requests after which other accounts of the same kind call: some limits count by account. */
const TURN = 300;

/** Tables in which strangers may add rows that do not have their own ids, and why. */
const ADDED_TO: Record<string, string> = {
  account: 'anybody may register',
  account_grant: 'and so get the role they register with',
  session: 'they log in',
  refresh_token: 'and get tokens',
  passkey_challenge: 'and are asked for a passkey',
  conversation: 'they write to the landlord of a home',
  participant: 'who then takes part',
  message: 'and reads it',
  interest: 'they ask to rent a home',
  listing_report: 'they say what is wrong with a home',
  listing_view: 'they look at one',
  listing: 'an agency puts in its homes',
  listing_draft: 'and changes them',
  favourite_share: 'they share the homes they like',
  saved_search: 'they save a search',
  upload: 'they send a file of their own',
  mail: 'they are written to, and those they write to',
  outbox: 'what happened is told',
  partner_key: 'an agency makes keys of its own',
  partner_call: 'and its system calls',
  payout_account: 'they say where rent is to be paid to them',
  sealing_key: 'the first start creates one',
};
/** The tables whose earlier rows a new row of theirs may refer to: public data, and people they write to. */
const NAMED = ['account', 'listing', 'partner', 'photo'];

/** Columns that no answer may contain. */
const SECRET_COLUMN = /(^|_)(hash|print|secret|identification|fingerprint|answers)$/;
/** Tables with hashes of documents, which show what was signed. */
const PAPERS = ['document', 'signing_order', 'signer', 'signature'];
/** Texts from inside the server, which no answer may contain. */
const INSIDE =
  /node_modules|server\/src\/|\bat (async )?[\w.<>]+ \(|syntax error at or near|violates (foreign|unique|check|not-null)|duplicate key value|relation "|column "|invalid input syntax|root:x:0/;
/** Written into data that only some may read. */
const PLANTED = 'planted-confidence';

interface Request {
  method: string;
  url: string;
  type?: string | undefined;
  payload?: string | Buffer | undefined;
}
interface Caller {
  name: string;
  token: string | undefined;
}

let scenario: FullScenario;
let tables: Awaited<ReturnType<typeof tablesOf>>;
let requests: Request[];
/** All rows before the first request. */
let beforehand: Rows;
/** Addresses of people from before, which they may know and strangers may not. */
let emails: string[];
let otherKey: string;
/** The fixture has payouts without incoming payments. */
let disagreed: string[];
/** Ids of the strangers and of their own data. */
const strangers: string[] = [];

async function makeRequests({ seed, size }: { seed: number; size: number }): Promise<Request[]> {
  const { http, call } = scenario.app;
  const known: Record<string, string[]> = {};
  for (const [id, row] of beforehand) {
    const { id: own } = JSON.parse(row) as { id?: unknown };
    if (typeof own === 'string') (known[tableOf(id)] ??= []).push(own);
  }
  const values = valuesOf(known satisfies KnownIds, emails);
  const routes = routesOf(http).filter((route) => !/ \/dev\/|^\w+ \*$/.test(route));
  const description = (await call({ url: '/partner/v1/openapi.json' })).json();
  const graphql = graphqlCalls(schema(), values, seed).map(({ query, variables }) => ({
    method: 'POST',
    url: '/api/graphql',
    type: 'application/json',
    payload: JSON.stringify({ query, variables }),
  }));
  const broken = fc
    .tuple(
      graphql,
      fc.nat(),
      fc.constantFrom('', '}', '{', '\0', '"', '...', '@skip(if: true)', '['),
    )
    .map(([one, at, what]) => {
      const cut = at % one.payload.length;
      return { ...one, payload: one.payload.slice(0, cut) + what + one.payload.slice(cut + 1) };
    });
  const request = fc.oneof(
    { weight: 14, arbitrary: graphql },
    { weight: 5, arbitrary: restCalls(routes, description, values) },
    { weight: 1, arbitrary: broken },
  );
  return fc.sample(request, { seed, numRuns: size });
}

/** Sends requests as each of these callers in turn, and returns the findings. */
async function sendAll(
  callers: Record<string, () => Promise<Caller>>,
  some: readonly Request[],
  look: {
    forbidden: (input: string) => readonly string[];
    after: () => Promise<string[]>;
  },
): Promise<string[]> {
  const findings: string[] = [];
  const names = Object.keys(callers);
  const now = new Map<string, Caller>();
  const counts = new Map<string, number>();
  let changing: string[] = [];
  for (const [at, request] of some.entries()) {
    // A key is only useful there.
    const isKeys = request.url.startsWith('/partner/v1') && at % 4 > 0;
    const name = isKeys ? 'key' : names[at % names.length]!;
    if (at % TURN < names.length) now.delete(name);
    const caller = now.get(name) ?? (await callers[name]!());
    now.set(name, caller);
    const { statusCode, body } = await scenario.app.call({
      method: request.method,
      url: request.url,
      headers: {
        ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
        ...(request.type !== undefined && { 'content-type': request.type }),
      },
      ...(request.payload !== undefined && { payload: request.payload }),
      remoteAddress: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    });
    const count = `${name} ${statusCode}`;
    counts.set(count, (counts.get(count) ?? 0) + 1);
    const written = `#${at} as ${name}: ${request.method} ${request.url} ${request.type ?? ''} ${String(request.payload ?? '')}`;
    if (statusCode >= 500 || body.includes('"internal"'))
      findings.push(`${statusCode} for ${written}\n  ${body.slice(0, 500)}`);
    for (const expected of [INSIDE.exec(body)?.[0], ...look.forbidden(body)])
      if (expected && !written.includes(expected))
        findings.push(`told ${expected} for ${written}\n  ${around(body, expected)}`);
    // A caller whose session ended is replaced by another person.
    if (
      statusCode === 401 &&
      request.url === '/api/graphql' &&
      !WITHOUT_ACCESS.includes(name as never)
    )
      now.delete(name);
    if (statusCode < 300) changing.push(written);
    if (at % BATCH === BATCH - 1 || at === some.length - 1) {
      const changes = await look.after();
      if (changes.length > 0)
        findings.push(
          `${changes.join('\n')}\n  by one of\n  ${changing.map((one) => one.slice(0, 600)).join('\n  ')}`,
        );
      changing = [];
    }
  }
  console.log(
    [...counts]
      .map(([what, times]) => `${what} × ${times}`)
      .sort()
      .join(', '),
  );
  return findings;
}

const around = (text: string, word: string) =>
  text.slice(Math.max(0, text.indexOf(word) - 150), text.indexOf(word) + 150);

/** Hashed or sealed values in the database. */
function secretsIn(rows: Rows): string[] {
  return [...rows].flatMap(([id, row]) =>
    PAPERS.includes(tableOf(id))
      ? []
      : Object.entries(JSON.parse(row) as Record<string, unknown>).flatMap(([column, value]) =>
          SECRET_COLUMN.test(column) && typeof value === 'string' && value.length > 15
            ? [value]
            : [],
        ),
  );
}

/** A new person. Requirements of an agency for its agents' logins are removed. */
const actor = (name: ActorName) => async (): Promise<Caller> => {
  await scenario.app.database.session((session) => session.exec('delete from strong_login'));
  const { person, token } = await scenario.actorOf(name);
  strangers.push(person.id);
  return { name, token };
};

/** A partner's key, which is made valid again if it was revoked. */
const key = (token: string) => async (): Promise<Caller> => {
  await scenario.app.database.session((session) =>
    session.exec('update partner_key set revoked_at = null'),
  );
  return { name: 'key', token };
};

/** The findings of all audits. */
async function audited(): Promise<string[]> {
  const audits = features.flatMap(({ audit }) => audit ?? []);
  const values = audits.map((audit) => scenario.app.runner.read(SYSTEM, audit, undefined));
  return (await Promise.all(values)).flat();
}

// Only on PostgreSQL: it takes minutes on the built-in database, with the same result.
const onPostgres = describe.runIf(process.env['TEST_DATABASE_URL']);
for (const run of RUNS)
  onPostgres(`${run.size} requests of seed ${run.seed}`, { tags: run.tags }, () => {
    beforeAll(async () => {
      // `LOG_LEVEL=error` shows the causes of our faults.
      scenario = await createFullScenario({ LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' });
      const { app } = scenario;
      await app.http.ready();
      strangers.push(scenario.fjordutleie);
      otherKey = await addPartnerKey(app, scenario.fjordutleie);
      disagreed = await audited();
      await app.database.session((session) =>
        session.exec(`
      update message set text = '${PLANTED}';
      update saved_search set name = '${PLANTED}';
      update interest set about_you = '${PLANTED}', occupation = '${PLANTED}';
      update account set occupation = '${PLANTED}', phone_number = '+4799900999';
      update webhook set url = 'https://${PLANTED}.example/';`),
      );
      tables = await tablesOf(app);
      beforehand = await rowsOf(app, tables);
      emails = [...beforehand].flatMap(([id, row]) =>
        tableOf(id) === 'account' ? [(JSON.parse(row) as { email: string }).email] : [],
      );
      requests = await makeRequests(run);
    });
    afterAll(() => scenario.app.close());

    test('strangers break nothing, read nothing secret and change no one else’s data', async () => {
      const { app } = scenario;
      let rows = beforehand;
      let secrets = secretsIn(rows);
      const isTheirs = (row: string) => strangers.some((id) => row.includes(id));
      const spokenOf = new Set(
        [...beforehand.keys()].filter((id) => NAMED.includes(tableOf(id))).map(keyOf),
      );
      const others = [...beforehand]
        .filter(([, row]) => !isTheirs(row))
        .map(([id]) => keyOf(id))
        .filter((key) => !spokenOf.has(key));
      const old = new Set(others);
      const findings = await sendAll(
        {
          guest: actor('guest'),
          visitor: actor('visitor'),
          tenant: actor('tenant'),
          landlord: actor('landlord'),
          otherAgent: actor('otherAgent'),
          anotherTenant: actor('tenant'),
          anotherLandlord: actor('landlord'),
          anotherAgent: actor('otherAgent'),
          expired: actor('expired'),
          forged: actor('forged'),
          deactivated: actor('deactivated'),
          key: key(otherKey),
        },
        requests.slice(0, run.size / 2),
        {
          forbidden: (input) =>
            [...secrets, ...emails, PLANTED, '+4799900999', '01010750160'].filter((one) =>
              input.includes(one),
            ),
          async after() {
            const after = await rowsOf(app, tables);
            const { added, changed, gone } = changesOf(rows, after);
            const found = [
              ...added
                .filter((id) => !(tableOf(id) in ADDED_TO) && !isTheirs(id))
                .map((id) => `added ${id} ${after.get(id)}`),
              ...added.flatMap((id) =>
                (after.get(id)!.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])
                  .filter((named) => old.has(named))
                  .map((named) => `added ${id}, which names ${named}: ${after.get(id)}`),
              ),
              ...[...changed, ...gone]
                .filter((id) => beforehand.has(id) && !isTheirs(rows.get(id)!))
                .map((id) => `changed ${id} from ${rows.get(id)} to ${after.get(id)}`),
            ];
            rows = after;
            secrets = secretsIn(rows);
            return found;
          },
        },
      );
      expect(findings.slice(0, 20).join('\n\n'), run.advice).toBe('');
    }, 300_000);

    test('users break nothing and read no secrets', async () => {
      const { app } = scenario;
      let secrets = secretsIn(await rowsOf(app, tables));
      let turn = 0;
      const member = async (): Promise<Caller> => {
        const members = await app.database.session(async (session) => {
          await session.exec('update account set deactivated_at = null');
          return session.query<{ id: string }>(
            'select id from account where deleted_at is null order by id limit 16',
          );
        });
        turn += 1;
        return { name: 'member', token: await newToken(app, members[turn % members.length]!) };
      };
      const findings = await sendAll(
        {
          agent: actor('agent'),
          member,
          janitor: actor('janitor'),
          anotherMember: member,
          key: key(scenario.partnerKey),
        },
        requests.slice(run.size / 2),
        {
          forbidden: (input) => secrets.filter((one) => input.includes(one)),
          async after() {
            secrets = secretsIn(await rowsOf(app, tables));
            return [];
          },
        },
      );
      expect(findings.slice(0, 20).join('\n\n'), run.advice).toBe('');
    }, 300_000);

    test('all listeners receive the events, and no money is lost', async () => {
      const { app } = scenario;
      await app.dispatcher.settle();
      const failed = await app.database.session((session) =>
        session.query('select name, payload, last_error from outbox where last_error is not null'),
      );
      expect(failed).toEqual([]);
      expect(await audited()).toEqual(disagreed);
    });
  });
