import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoUint8Array } from '@simplewebauthn/server/helpers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import { deviceOf } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { acceptsPasskeys } from '@husvaer/domain/accounts/passkey-hosts';
import {
  madePasskey,
  passkeyName,
  shownPasskey,
  type MadePasskey,
  type ShownPasskey,
} from '@husvaer/domain/accounts/passkeys';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST, type AccountViewer } from '../../../platform/viewer.ts';
import { identityCookies } from './identification.ts';
import { bearerOf, endFormerSession } from './end-former-session.ts';
import { RULES } from './limits.ts';
import { viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import {
  challengeIn,
  verifyNewPasskey,
  verifyUsedPasskey,
  type ExpectedAnswer,
} from '../passkeys/check-passkey.ts';
import { findPasskey, type KnownPasskey, type Purpose } from '../proofs/passkeys/store.ts';
import {
  addPasskeyChallenge,
  CHALLENGE_MINUTES,
} from '../passkeys/use-cases/add-passkey-challenge.ts';
import { consumeChallengeOf } from '../passkeys/use-cases/consume-challenge-of.ts';
import { requirePasskeyCapacity } from '../passkeys/use-cases/require-passkey-capacity.ts';
import { getMyPasskeys } from '../passkeys/use-cases/get-my-passkeys.ts';
import { savePasskey } from '../passkeys/use-cases/save-passkey.ts';
import { logInByPasskey } from '../passkeys/use-cases/log-in-by-passkey.ts';
import type { Used } from '../passkeys/record-passkey-use.ts';

/** The name shown by authenticators. */
const RELYING_PARTY_NAME = 'Husvær';
const BROWSER_COOKIE = 'passkeyBrowser';
const TIMEOUT = CHALLENGE_MINUTES * 60 * 1000;

/**
 * The relying party of passkeys: the public site's host, which includes its subdomains (WebAuthn, section
 * 5.1.2).
 */
const relyingPartyOf = ({ origin }: Pick<HttpContext, 'origin'>): string => origin.hostname;

const nothing = z.strictObject({});
const login = z.strictObject({ answer: shownPasskey, partnerId: uuid.nullish() });
const adding = z.strictObject({ answer: madePasskey, name: passkeyName });

/**
 * Serves passkeys. Each is created or used in two calls: the challenge, and the answer (WebAuthn, section
 * 1.3).
 */
export function servePasskeys(routes: FastifyInstance, context: HttpContext): void {
  const { runner, limits, keys } = context;
  const { cookie, nameOf } = identityCookies(context);
  const browserCookie = nameOf(BROWSER_COOKIE);

  routes.post('/passkey/options', async (request, reply) => {
    parseInput(nothing, request.body ?? {});
    await limits.consume(RULES.passkeyByAddress, request.ip);
    const browser = request.cookies[browserCookie] ?? keys.newSecret();
    const options = await createRequestOptions(context, [], { purpose: 'log_in', holder: browser });
    reply.setCookie(browserCookie, browser, cookie);
    return options;
  });

  routes.post('/passkey', async (request): Promise<AuthAnswer> => {
    const { answer, partnerId } = parseInput(login, request.body);
    await limits.consume(RULES.passkeyByAddress, request.ip);
    const holder = request.cookies[browserCookie] ?? '';
    const used = await readShown(request, context, { answer, purpose: 'log_in', holder });
    const granted = await runner.run(GUEST, logInByPasskey, {
      ...used,
      partnerId: partnerId ?? null,
      device: deviceOf(request.headers['user-agent']),
    });
    request.log.info({ account: granted.userInfo._id, by: 'passkey' }, 'logged in');
    await endFormerSession(bearerOf(request), context);
    return granted;
  });

  routes.post(
    '/passkeys/options',
    async (request): Promise<PublicKeyCredentialCreationOptionsJSON> => {
      const viewer = await whoAdds(request, context);
      parseInput(nothing, request.body ?? {});
      const known = await runner.read(viewer, requirePasskeyCapacity, undefined);
      const who = await runner.read(
        viewer,
        ({ tx }) => findLogin(tx, { id: viewer.id }),
        undefined,
      );
      const options = await generateRegistrationOptions({
        rpName: RELYING_PARTY_NAME,
        rpID: relyingPartyOf(context),
        userID: isoUint8Array.fromUTF8String(viewer.id),
        userName: who?.email ?? '',
        userDisplayName: who?.name ?? '',
        timeout: TIMEOUT,
        attestationType: 'none',
        excludeCredentials: known.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const { challenge } = options;
      await runner.run(viewer, addPasskeyChallenge, {
        challenge,
        purpose: 'add',
        holder: viewer.sessionId,
      });
      return options;
    },
  );

  routes.post('/passkeys', async (request, reply): Promise<AuthAnswer> => {
    const viewer = await whoAdds(request, context);
    const { answer, name } = parseInput(adding, request.body);
    const requested = await requireRequested(request, context, {
      answer,
      purpose: 'add',
      holder: viewer.sessionId,
    });
    const made = await verifyNewPasskey(answer, requested).catch((error: unknown) => {
      throw refused(request, error, viewer.id);
    });
    const { transports } = answer.response;
    const site = await context.sites.addressOf(request);
    await runner.run(viewer, savePasskey, { ...made, name, transports, site });
    void reply.status(201);
    return { msg: 'passkey added' };
  });
}

/** The challenge for a passkey of the logged-in person, as a proof of identity. */
export async function createProofOptions(
  viewer: AccountViewer,
  context: HttpContext,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = await context.runner.read(viewer, getMyPasskeys, undefined);
  return createRequestOptions(context, known, { purpose: 'prove', holder: viewer.sessionId });
}

async function createRequestOptions(
  context: HttpContext,
  known: readonly KnownPasskey[],
  { purpose, holder }: { purpose: Purpose; holder: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context),
    timeout: TIMEOUT,
    userVerification: 'required',
    allowCredentials: known.map(described),
  });
  const { challenge } = options;
  await context.runner.run(GUEST, addPasskeyChallenge, { challenge, purpose, holder });
  return options;
}

/** Checks the answer of a passkey. Throws `accounts.passkey_failed`. */
export async function readShown(
  request: FastifyRequest,
  context: HttpContext,
  input: { answer: ShownPasskey; purpose: Purpose; holder: string },
): Promise<Used> {
  const { answer } = input;
  const requested = await requireRequested(request, context, input);
  const passkey = await context.runner.read(GUEST, ({ tx }) => findPasskey(tx, answer.id), null);
  if (!passkey) throw refused(request, new Error('unknown'), undefined);
  const checked = await verifyUsedPasskey(answer, passkey, requested).catch((error: unknown) => {
    throw refused(request, error, passkey.accountId);
  });
  return { passkey, ...checked };
}

async function requireRequested(
  request: FastifyRequest,
  context: HttpContext,
  input: { answer: ShownPasskey | MadePasskey; purpose: Purpose; holder: string },
): Promise<ExpectedAnswer> {
  const { answer, purpose, holder } = input;
  const challenge = challengeIn(answer);
  const isRequested =
    challenge !== null &&
    (await context.runner.run(GUEST, consumeChallengeOf, { challenge, purpose, holder }));
  if (!isRequested) throw refused(request, new Error('not asked, or answered before'), undefined);
  const relyingParty = relyingPartyOf(context);
  if (!acceptsPasskeys(request.hostname, relyingParty))
    throw refused(request, new Error('on a host that takes none'), undefined);
  return { challenge, site: await context.sites.hereFor(request), relyingParty };
}

function refused({ log }: FastifyRequest, error: unknown, account: string | undefined) {
  log.info({ account, why: (error as Error).message }, 'wrong passkey');
  return accountErrors.passkey_failed();
}

async function whoAdds(request: FastifyRequest, context: HttpContext): Promise<AccountViewer> {
  const viewer = await viewerOf(request.headers.authorization, context);
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  await context.limits.consume(RULES.passkeyByAccount, viewer.id);
  return viewer;
}

const described = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});
