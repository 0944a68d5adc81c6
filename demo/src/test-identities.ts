import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import { z } from 'zod';

import {
  getProfile,
  hasTestIdentities,
  TEST_CLIENT_ID,
  TEST_CLIENT_SECRET,
  TEST_ISSUER_PATH,
  viewerOf,
} from '@husvaer/server/features/accounts/public';
import type { Feature, HttpContext } from '@husvaer/server/platform/feature';
import { escapeHtml } from '@husvaer/server/platform/mail/escape-html';
import type { AppContext } from '@husvaer/server/platform/work';
import { PEOPLE, testSubject } from './cast.ts';

/** Identities without an account: one that may register, one that is a minor. */
const STRANGERS = [
  { name: 'Nora Fremmed', email: 'stranger@example.com', birthDate: '1992-07-07' },
  { name: 'Mia Ung', email: 'minor@example.com', birthDate: '2010-07-07' },
];

/** Fictional people of a fictional bank. */
export const TEST_IDENTITIES = [...PEOPLE, ...STRANGERS].map(({ name, email, birthDate }) => ({
  subject: testSubject(email),
  name,
  birthDate,
}));

/** The subject of an identity entered by the user: the same name and birth date are the same person. */
const SELF = 'self-';
const self = z.object({
  name: z.string().trim().min(1).max(100),
  birthDate: z.iso.date(),
});
type Self = z.output<typeof self>;
const selfSubject = (input: Self): string =>
  SELF + Buffer.from(JSON.stringify([input.name, input.birthDate])).toString('base64url');
function selfOf(subject: string): Self | undefined {
  if (!subject.startsWith(SELF)) return undefined;
  const input: unknown = JSON.parse(
    Buffer.from(subject.slice(SELF.length), 'base64url').toString('utf8'),
  );
  const [name, birthDate] = z.tuple([z.string(), z.string()]).parse(input);
  return { name, birthDate };
}

/**
 * An OpenID Connect provider within the server, with a page to choose an identity. Used if no real provider
 * is configured.
 */
export const testIdentities: Feature = { name: 'test-identities', http: [serveTestIdentities] };

/** The provider is created at the first request. */
function serveTestIdentities(app: FastifyInstance, context: HttpContext): void {
  const { config, runner } = context;
  if (!hasTestIdentities(config)) return;
  let made: Promise<Provider> | undefined;
  const provider = () => (made ??= createProvider(context, app.log));
  /** The name and birth date of the account logged in in this browser; empty for a visitor. */
  const findSelf = async (accessToken: string): Promise<Self> => {
    const viewer = await viewerOf(`Bearer ${accessToken}`, context).catch(() => null);
    if (viewer?.kind !== 'account') return { name: '', birthDate: '' };
    const { name, birthday } = await runner.read(viewer, getProfile, viewer.id);
    return { name, birthDate: birthday ?? '' };
  };

  void app.register(
    async (routes) => {
      // The provider parses bodies itself.
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser('*', (_, __, done) => done(null));

      routes.get('/interaction/:uid', async (request, reply) => {
        const { uid } = await (await provider()).interactionDetails(request.raw, reply.raw);
        return reply
          .type('text/html; charset=utf-8')
          .send(choicePage(uid, await findSelf(request.cookies['accessToken'] ?? '')));
      });
      routes.get('/interaction/:uid/is', async (request, reply) => {
        const { person } = z.object({ person: z.string().catch('') }).parse(request.query);
        const { data: input } = self.safeParse(request.query);
        const known = TEST_IDENTITIES.find(({ subject }) => subject === person)?.subject;
        const accountId = input ? selfSubject(input) : known;
        const result = accountId
          ? { login: { accountId } }
          : { error: 'access_denied', error_description: 'cancelled' };
        const to = (await provider()).interactionResult(request.raw, reply.raw, result, {
          mergeWithLastSubmission: false,
        });
        return reply.redirect(await to);
      });
      routes.all('/*', async (request, reply) => {
        const handle = (await provider()).callback();
        reply.hijack();
        // The provider's routes are relative to its mount path, which it finds from the original URL.
        const { raw } = request;
        Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(TEST_ISSUER_PATH.length) });
        await handle(raw, reply.raw);
      });
    },
    { prefix: TEST_ISSUER_PATH },
  );
}

async function createProvider(context: AppContext, log: FastifyBaseLogger): Promise<Provider> {
  const { Provider } = await import('oidc-provider');
  const issuer = new URL(TEST_ISSUER_PATH, context.origin).href;
  const provider = new Provider(issuer, await configuration(context));
  provider.on('server_error', (_, error) => log.error({ err: error }, 'test identity provider'));
  return provider;
}

async function configuration({ keys, origin }: AppContext): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: TEST_CLIENT_ID,
        client_secret: TEST_CLIENT_SECRET,
        redirect_uris: [new URL('/api/auth/idp/callback', origin).href],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [keys.fingerprint('test identities', 'cookies')] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], profile: ['name', 'birthdate'] },
    conformIdTokenClaims: false,
    interactions: { url: (_, { uid }) => `${TEST_ISSUER_PATH}/interaction/${uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims() {
        const person = TEST_IDENTITIES.find((one) => one.subject === subject) ?? selfOf(subject);
        return { sub: subject, name: person?.name, birthdate: person?.birthDate };
      },
    }),
    // Consent is granted automatically: users come here in order to share their identity.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 900, Session: 900, Grant: 900, AccessToken: 900, IdToken: 900 },
  };
}

/** For developers and tests: in English, without scripts. */
function choicePage(uid: string, { name: ownName, birthDate }: Self): string {
  const link = (query: string, label: string) =>
    `<li><a href="${TEST_ISSUER_PATH}/interaction/${uid}/is${query}">${label}</a></li>`;
  const people = TEST_IDENTITIES.map(({ subject, name }) => link(`?person=${subject}`, name));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Test identities</title></head>
<body>
<h1>Who are you today?</h1>
<p>These people are made up. They stand in for BankID where no broker is named, and never in production.</p>
<ul>${people.join('')}${link('', 'Cancel')}</ul>
<h2>Be yourself</h2>
<p>For an account of your own: the name and birth date of its profile.</p>
<form action="${TEST_ISSUER_PATH}/interaction/${uid}/is">
<p><label>Name <input name="name" required maxlength="100" autocomplete="name" value="${escapeHtml(ownName)}"></label></p>
<p><label>Birth date <input name="birthDate" type="date" required value="${birthDate}"></label></p>
<p><button>Be me</button></p>
</form>
</body>
</html>`;
}
