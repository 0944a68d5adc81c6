import * as openid from 'openid-client';
import { z } from 'zod';

import { tidyLine } from '@husvaer/domain/kernel/text';

import type { Config } from '../../../config.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import type { PortOptions, Ports } from '../../../platform/outside/ports.ts';

/** People wait for it. */
const PORT_OPTIONS: PortOptions = { seconds: 10 };

/** Seconds at most between a person's login at the broker and its token. */
const SHOWN_SECONDS = 15 * 60;

/** Values that have to return unchanged. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
}

/** The path of the test provider on this server. It is the issuer while no broker is configured. */
export const TEST_ISSUER_PATH = '/dev/identity';
export const TEST_ISSUER = 'test';
export const TEST_CLIENT_ID = 'husvaer';
/** Not a secret: with the test provider anyone may be anyone. */
export const TEST_CLIENT_SECRET = 'a-secret-for-tests-only';

/** Whether test people replace a broker: with test features, until a broker is configured. */
export const hasTestIdentities = (config: Config): boolean =>
  config.TEST_FEATURES && !config.OIDC_ISSUER;

/** The name of the identity provider that people can log in with; null when there is none. */
export const identityNameIn = (config: Config): string | null =>
  brokerOf(config) ? config.OIDC_NAME : null;

const claims = z.looseObject({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  /** When they authenticated, by the broker's clock (OpenID Connect Core, section 2). */
  auth_time: z.number().optional(),
  name: z.string().max(300).nullish(),
  birthdate: z.iso.date().nullish().catch(null),
});

/**
 * Confirms identities by OpenID Connect: authorization code with PKCE, state and nonce. Null when no provider
 * is configured.
 */
export function createOpenId(config: Config, ports: Ports) {
  const broker = brokerOf(config);
  if (!broker) return null;
  const port = ports.to('identity', broker.issuer.href, PORT_OPTIONS);
  let found: Promise<openid.Configuration> | undefined;
  const discover = (): Promise<openid.Configuration> => {
    found ??= openid
      .discovery(broker.issuer, broker.clientId, broker.clientSecret, undefined, {
        timeout: PORT_OPTIONS.seconds,
        [openid.customFetch]: (url, options) => port.fetch(url, options as RequestInit),
        execute: [
          // A token is checked by its signature, not only by the connection it came over.
          openid.enableNonRepudiationChecks,
          // The test provider runs on this machine; the configuration requires https for brokers.
          ...(broker.issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        // Tried again next time, when the broker may be available.
        found = undefined;
        throw error;
      });
    return found;
  };
  /** The only address that the broker knows: partner sites are redirected to from there. */
  const redirectUri = new URL('/api/auth/idp/callback', config.ORIGIN).href;

  return {
    /** Returns where to send a browser, and what to keep until it returns. `state` comes back with it. */
    async begin(state: string): Promise<{ url: URL; pending: PendingLogin }> {
      const request = {
        state,
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        // The birth date is part of the profile (OpenID Connect Core, section 5.4); no identity number is
        // requested.
        scope: 'openid profile',
        state,
        nonce: request.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        // Computers in a home are shared: a person logs in every time.
        prompt: 'login',
        ...(config.OIDC_ACR_VALUES && { acr_values: config.OIDC_ACR_VALUES }),
      });
      return { url, pending: request };
    },
    /** The person who returned. Throws openid-client's errors when anything does not match. */
    async finish(search: string, request: PendingLogin): Promise<ConfirmedIdentity> {
      const configuration = await discover();
      const tokens = await openid.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}${search}`),
        {
          pkceCodeVerifier: request.verifier,
          expectedState: request.state,
          expectedNonce: request.nonce,
          idTokenExpected: true,
        },
      );
      const input = claims.parse(tokens.claims());
      expectStrong(input, config);
      const { sub, name, birthdate } = input;
      // The test provider's own issuer name changes with its port.
      const issuer = config.OIDC_ISSUER ? configuration.serverMetadata().issuer : TEST_ISSUER;
      return { issuer, subject: sub, name: tidyLine(name ?? ''), birthDate: birthdate ?? null };
    },
  };
}

/**
 * Refuses a weaker method than requested, and an old login: the request is only a wish, and the token states
 * what happened (OpenID Connect Core, sections 2 and 3.1.2.1). Throws.
 */
function expectStrong(
  input: z.output<typeof claims>,
  { OIDC_ACR_VALUES, OIDC_ACR_CLAIM }: Config,
): void {
  const acr = input[OIDC_ACR_CLAIM];
  if (OIDC_ACR_VALUES && !OIDC_ACR_VALUES.split(' ').includes(String(acr)))
    throw new Error(
      `The broker says ${OIDC_ACR_CLAIM} ${String(acr)}, asked for ${OIDC_ACR_VALUES}.`,
    );
  if (input.auth_time !== undefined && input.iat - input.auth_time > SHOWN_SECONDS)
    throw new Error('The broker says that they showed who they are too long ago.');
}

export type OpenId = NonNullable<ReturnType<typeof createOpenId>>;

/** Whether the person cancelled, according to the provider (RFC 6749, section 4.1.2.1). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';

function brokerOf(config: Config) {
  const { OIDC_ISSUER, OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = config;
  if (OIDC_ISSUER)
    return {
      issuer: new URL(OIDC_ISSUER),
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    };
  if (!hasTestIdentities(config)) return null;
  return {
    issuer: new URL(TEST_ISSUER_PATH, config.ORIGIN),
    clientId: TEST_CLIENT_ID,
    clientSecret: TEST_CLIENT_SECRET,
  };
}
