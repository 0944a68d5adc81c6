import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DestinationStream } from 'pino';

import type { ListingDraft } from '@husvaer/domain/listings/listing';
import { listingContent } from '@husvaer/domain/listings/listing';
import type { ListingState } from '@husvaer/domain/listings/states';

import type { AuthAnswer, AuthRefusal } from '@husvaer/contract/auth';
import { testIdentities } from '../../demo/src/test-identities.ts';
import { createApp, type App } from '../src/app.ts';
import { mailDirectory } from '../src/folders.ts';
import { readConfig, type Config } from '../src/config.ts';
import { importListings, type FeedOwner } from '../src/features/listings/public.ts';
import { savePartner } from '../src/features/partners/public.ts';
import { setClock, type SetClock } from '../src/platform/clock.ts';
import { createLogger } from '../src/platform/log.ts';
import type { SentMail } from '../src/platform/mail/mailer.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import { NOW } from './now.ts';
import { testDatabase } from './test-database.ts';

export { NOW };

export interface Answer {
  status: number;
  data: any;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; statusCode: number; params: any };
  }[];
}

/** The answer of a call under `/api/auth`, granted or refused. */
interface AuthAnswered extends Partial<AuthAnswer>, Partial<Omit<AuthRefusal, 'msg'>> {
  status: number;
  retryAfter?: unknown;
}

export interface TestApp extends App {
  clock: SetClock;
  config: Config;
  /** A GraphQL call like a browser's. */
  api(query: string, variables?: Record<string, unknown>, accessToken?: string): Promise<Answer>;
  /** A call under `/api/auth`. */
  auth(path: string, body?: unknown, accessToken?: string): Promise<AuthAnswered>;
  /** Any HTTP call, to the public site's host unless the headers name another. */
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** The mails since the last call, oldest first, after everything that is due has run. */
  mails(): Promise<SentMail[]>;
}

/** The whole server without its rendered pages, with an empty database of its own and a stopped clock. */
export async function createTestApp(
  env: Record<string, string> = {},
  log?: DestinationStream,
): Promise<TestApp> {
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    VAR_DIR: directory,
    GEONORGE_URL: 'off',
    STATISTICS_URL: 'off',
    ...(env['NODE_ENV'] === 'production' ? { BUILT_IN_DATABASE: 'on' } : { TEST_FEATURES: 'on' }),
    ...env,
  });
  const clock = setClock(NOW);
  const database = await testDatabase();
  const app = await createApp({
    config,
    clock,
    database,
    pages: false,
    log: createLogger(config, log),
    features: [testIdentities],
  });
  const call = (options: InjectOptions): Promise<LightMyRequestResponse> =>
    app.http.inject({ ...options, headers: { host: 'localhost:3000', ...options.headers } });

  return {
    ...app,
    clock,
    config,
    call,
    async auth(path, body, accessToken) {
      const response = await call({
        method: 'POST',
        url: `/api/auth${path}`,
        headers: bearer(accessToken),
        payload: body ?? {},
      });
      return {
        status: response.statusCode,
        retryAfter: response.headers['retry-after'],
        ...response.json<Omit<AuthAnswered, 'status'>>(),
      };
    },
    async api(query, variables, accessToken) {
      const response = await call({
        method: 'POST',
        url: '/api/graphql',
        headers: bearer(accessToken),
        payload: { query, variables },
      });
      const answer = response.json<Omit<Answer, 'status'>>();
      return { status: response.statusCode, ...answer };
    },
    async mails() {
      await app.dispatcher.settle();
      await app.mailer.settle();
      return readdirSync(mailDirectory(config))
        .sort()
        .map((name) => {
          const file = join(mailDirectory(config), name);
          const mail = JSON.parse(readFileSync(file, 'utf8')) as SentMail;
          rmSync(file);
          return mail;
        });
    },
    async close() {
      await app.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const bearer = (accessToken: string | undefined) =>
  accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };

/** The address of a home in tests. */
export const ADDRESS = {
  street: 'Markveien',
  streetNumber: '12',
  postalCode: '0554',
  neighbourhood: 'Grünerløkka',
  city: 'Oslo',
};

/** The input of a home, with the changes of the test. */
export function aListing(input: Partial<ListingDraft> = {}): ListingDraft {
  return {
    title: 'Lys toroms på Grünerløkka',
    listingType: 'entire_place',
    propertyType: 'apartment',
    address: ADDRESS,
    position: { lat: 59.92345, lng: 10.75912 },
    totalBedrooms: 1,
    totalSize: 45,
    monthlyRent: 15_000,
    ...input,
  };
}

export const NOBODY: FeedOwner = { feed: 'test', partnerId: null, ownerId: null, contactId: null };

/** Adds homes with the import. The first is the newest. */
export async function addListings(
  app: TestApp,
  drafts: readonly (Partial<ListingDraft> & { externalId?: string; state?: ListingState })[],
  owner: FeedOwner = NOBODY,
): Promise<void> {
  const listings = drafts.map(({ externalId, state, ...draft }, index) => ({
    externalId: externalId ?? String(index + 1),
    state: state ?? 'published',
    content: listingContent.parse(aListing(draft)),
    publishedAt: NOW.subtract({ hours: index + 1 }),
  }));
  await app.runner.run(SYSTEM, importListings, { owner, listings });
}

/** Adds a partner with a subdomain, a name and a licence. Returns its id. */
export async function addPartner(app: TestApp, subDomain: string, name: string): Promise<string> {
  const place = { cityPlaceId: null, defaultMapZoom: null, defaultMapLocation: null };
  const partnerId = await app.runner.run(
    SYSTEM,
    async (work) => {
      const id = work.newId();
      const partner = { id, subDomain, name, logo: null, color: null, siteUrl: null };
      await savePartner(
        work.tx,
        {
          ...partner,
          defaultFindHomeLocation: { ...place, lat: null, lng: null },
          currencySettings: null,
          features: ['leases', 'myListing'],
        },
        NOW,
      );
      return id;
    },
    undefined,
  );
  await app.database.session((session) =>
    session.query('update partner set licence = $2, responsible_broker = $3 where id = $1', [
      partnerId,
      'Eiendomsmeglingsforetak, oppdiktet nr. 1',
      'Berit Moe',
    ]),
  );
  return partnerId;
}
