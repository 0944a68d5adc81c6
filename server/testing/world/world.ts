import { daysBetween } from '@husvaer/domain/kernel/dates';

import { seeded, seedOf, type Random } from '../../../demo/src/random.ts';
import type { SentMail } from '../../src/platform/mail/mailer.ts';
import { createListeningApp } from '../listening-app.ts';
import { newToken, type TestPerson } from '../people.ts';
import { settleSigning } from '../signing.ts';
import type { Answer, TestApp } from '../test-app.ts';
import { mutationText } from './calls.ts';
import type { Agency, Home, Tenancy } from './parts.ts';
import type { RuleId } from './rules/register.ts';
import { createStory, type Story } from './story.ts';

/** A person of the world: what they told at registration, and who BankID says they are. */
export interface Person extends TestPerson {
  birthDate: string;
  language: 'en' | 'no';
  /** The address of their line; limits count calls by it. */
  remoteAddress: string;
}

/** A rule that did not hold. */
export interface Violation {
  rule: RuleId;
  /** The lease, home, person or file. */
  about: string;
  /** What contradicts what. */
  text: string;
  day: string;
}

/** The answer of a call: its data, or the code it was refused with. */
export interface Reply {
  data: any;
  refusal: string | null;
  params: any;
}

export interface World {
  app: TestApp;
  site: string;
  seed: number;
  /** Whether careless and dishonest people live in it. */
  hasTrouble: boolean;
  story: Story;
  /** A random stream for a name; what one part draws does not move another part's numbers. */
  draw(name: string): Random;
  people: Person[];
  agencies: Agency[];
  homes: Home[];
  tenancies: Tenancy[];
  /** The accounts that a landlord has set for payouts, the latest last. */
  accounts: Map<Person, string[]>;
  /** The ids of documents whose text was compared. */
  papersRead: Set<string>;
  /** The mails of the day so far. */
  mails: SentMail[];
  violations: Violation[];
  /** States that the world has reached, for the rules that begin with "sometimes". */
  reached: Set<string>;
  today(): string;
  /** Days since the world began. */
  dayNumber(): number;
  /** Reports that a rule does not hold. The same contradiction is reported once. */
  report(rule: RuleId, about: string, text: string): void;
  /** Reads as a person, or as a guest. */
  ask(who: Person | null, query: string, variables?: object): Promise<Reply>;
  /** Reads what a person may read. Throws if it is refused. */
  read(who: Person | null, query: string, variables?: object): Promise<any>;
  /** Runs a mutation as a person, who has just logged in by BankID. */
  act(who: Person, name: string, inputData: object, fields?: string): Promise<Reply>;
  /** A token of a person for now. */
  tokenOf(who: Person): Promise<string>;
  /** Runs everything that is due now, and collects the mails. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** An empty world on the morning of a day. */
export async function createWorld(
  { seed, beginsOn, hasTrouble }: { seed: number; beginsOn: string; hasTrouble: boolean },
  print: (line: string) => void,
): Promise<World> {
  const { app, site } = await createListeningApp();
  app.clock.set(at(beginsOn, 6));
  const story = createStory(print);
  const streams = new Map<string, Random>();
  const tokens = new Map<string, string>();
  const reported = new Set<string>();
  const today = () => app.clock.today().toString();

  const world: World = {
    ...{ app, site, seed, hasTrouble, story, today },
    dayNumber: () => daysBetween(beginsOn, today()),
    ...{ people: [], agencies: [], homes: [], tenancies: [], mails: [], violations: [] },
    ...{ reached: new Set(), accounts: new Map(), papersRead: new Set() },
    draw(name) {
      const stream = streams.get(name) ?? seeded(seed ^ seedOf(name));
      streams.set(name, stream);
      return stream;
    },
    report(rule, about, text) {
      const key = `${rule} ${about} ${text}`;
      if (reported.has(key)) return;
      reported.add(key);
      world.violations.push({ ...{ rule, about, text }, day: today() });
      story.tell(`!! ${rule}: ${about}: ${text}`);
    },
    async tokenOf(who) {
      const key = `${who.id} ${app.clock.now().toString()}`;
      const token = tokens.get(key) ?? (await newToken(app, who, 'identity'));
      tokens.set(key, token);
      return token;
    },
    async ask(who, query, variables = {}) {
      const token = who ? await world.tokenOf(who) : undefined;
      return replyOf(world, query, await app.api(query, { ...variables }, token));
    },
    async read(who, query, variables) {
      const { data, refusal, params } = await world.ask(who, query, variables);
      if (refusal) throw new Error(`${refusal} ${JSON.stringify(params)}: ${query}`);
      return data;
    },
    async act(who, name, inputData, fields) {
      const { contractId } = inputData as { contractId?: string };
      const tenancy = world.tenancies.find(({ id }) => id === contractId);
      if (tenancy) tenancy.touchedOn = today();
      return world.ask(who, mutationText(name, fields), { inputData });
    },
    async settle() {
      await settleSigning(app);
      world.mails.push(...(await app.mails()));
    },
    close: () => app.close(),
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
