import { daysBetween } from '@husvaer/domain/kernel/dates';

import { seeded, seedOf, type Random } from '../../../demo/src/random.ts';
import { createListeningApp } from '../listening-app.ts';
import { newToken } from '../people.ts';
import { settleSigning } from '../signing.ts';
import type { Answer } from '../test-app.ts';
import { startAgencySystems } from './agency-system.ts';
import { mutationText } from './calls.ts';
import { loadPages } from './rendered-pages.ts';
import { createStory } from './story.ts';
import type { Reply, World } from './world.ts';

/** An empty world on the morning of a day. */
export async function createWorld(
  { seed, beginsOn, hasMisconduct }: { seed: number; beginsOn: string; hasMisconduct: boolean },
  print: (line: string) => void,
): Promise<World> {
  const systems = await startAgencySystems();
  const [{ app, site }, pages] = await Promise.all([
    createListeningApp({ WEBHOOK_HOSTS_ALLOWED: systems.host }),
    loadPages(),
  ]);
  app.clock.set(at(beginsOn, 6));
  const story = createStory(print);
  const streams = new Map<string, Random>();
  const tokens = new Map<string, Promise<string>>();
  const reported = new Set<string>();
  const today = () => app.clock.today().toString();

  const world: World = {
    app,
    site,
    pages,
    systems,
    seed,
    hasMisconduct,
    story,
    today,
    dayNumber: () => daysBetween(beginsOn, today()),
    people: [],
    agencies: [],
    homes: [],
    tenancies: [],
    mails: [],
    violations: [],
    reached: new Set(),
    accounts: new Map(),
    papersRead: new Set(),
    invoiceTerms: new Map(),
    operator: undefined,
    deposits: { accounts: [], toOpen: [], read: new Set(), answers: 0 },
    draw(name) {
      const stream = streams.get(name) ?? seeded(seed ^ seedOf(name));
      streams.set(name, stream);
      return stream;
    },
    report(rule, about, text) {
      const key = `${rule} ${about} ${text}`;
      if (reported.has(key)) return;
      reported.add(key);
      world.violations.push({ rule, about, text, day: today() });
      story.add(`!! ${rule}: ${about}: ${text}`);
    },
    tokenOf(who) {
      const key = `${who.id} ${app.clock.now().toString()}`;
      const token = tokens.get(key) ?? newToken(app, who, 'identity');
      tokens.set(key, token);
      return token;
    },
    async request(who, query, variables = {}) {
      const token = who ? await world.tokenOf(who) : undefined;
      return replyOf(world, query, await app.api(query, { ...variables }, token));
    },
    async read(who, query, variables) {
      const { data, refusal, params } = await world.request(who, query, variables);
      if (refusal) throw new Error(`${refusal} ${JSON.stringify(params)}: ${query}`);
      return data;
    },
    async act(who, name, inputData, fields) {
      const { contractId } = inputData as { contractId?: string };
      const tenancy = world.tenancies.find(({ id }) => id === contractId);
      if (tenancy) tenancy.touchedOn = today();
      return world.request(who, mutationText(name, fields), { inputData });
    },
    async settle() {
      await settleSigning(app);
      world.mails.push(...(await app.mails()));
    },
    async close() {
      await app.close();
      await pages.close();
      await systems.close();
    },
  };
  return world;
}

function replyOf(world: World, query: string, { status, data, errors }: Answer): Reply {
  const [error] = errors ?? [];
  if (error && !error.extensions?.code) throw new Error(`${error.message}: ${query}`);
  const refusal = error?.extensions.code ?? null;
  if (status >= 500 || refusal === 'request.internal')
    world.report('no_server_error', query.slice(0, 120), `${status} ${error?.message}`);
  return { data, refusal, params: error?.extensions?.params };
}

/** An hour of a day in UTC. */
export const at = (day: string, hour: number): Temporal.Instant =>
  Temporal.Instant.from(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
