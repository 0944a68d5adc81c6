import * as openid from 'openid-client';
import { z } from 'zod';

import type { Config } from '../../../config.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import type { Habits, Ports } from '../../../platform/outside/ports.ts';

/** People wait for it. */
const HABITS: Habits = { seconds: 10 };

/** Seconds between showing who one is at the broker and its word of that, at most. */
const SHOWN_SECONDS = 15 * 60;

/** What has to come back as it went out. */
export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
}

/** Where the test provider stands in the house: it is the issuer while no broker is named. */
export const TEST_ISSUER_PATH = '/dev/identity';
export const TEST_ISSUER = 'test';
export const TEST_CLIENT_ID = 'husvaer';
/** No secret: whoever runs the test provider may be anybody by it. */
export const TEST_CLIENT_SECRET = 'a-secret-for-tests-only';

/** Test people stand in for a broker until one is named, where there are test features. */
export const hasTestIdentities = (config: Config): boolean =>
  config.TEST_FEATURES && !config.OIDC_ISSUER;

/** What people know the provider by that they may log in with; null where there is none. */
export const identityNameIn = (config: Config): string | null =>
  brokerOf(config) ? config.OIDC_NAME : null;

const claims = z.looseObject({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  /** When they showed it, by the broker's clock (OpenID Connect Core, section 2). */
  auth_time: z.number().optional(),
  name: z.string().max(300).nullish(),
  birthdate: z.iso.date().nullish().catch(null),
});

/** Confirms who people are by OpenID Connect: authorization code with PKCE, state and nonce. Null where there is nobody to ask. */
export function createOpenId(config: Config, ports: Ports) {
  const broker = brokerOf(config);
  if (!broker) return null;
  const port = ports.to('identity', broker.issuer.href, HABITS);
  let found: Promise<openid.Configuration> | undefined;
  const discover = (): Promise<openid.Configuration> => {
    found ??= openid
      .discovery(broker.issuer, broker.clientId, broker.clientSecret, undefined, {
        timeout: HABITS.seconds,
        [openid.customFetch]: (url, options) => port.fetch(url, options as RequestInit),
        execute: [
          // What a token says counts by its signature, not only by the line it came over.
          openid.enableNonRepudiationChecks,
          // The test provider is on this very machine; brokers are https by their configuration.
          ...(broker.issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        // Asked again next time: a broker that was away is back some day.
        found = undefined;
        throw error;
      });
    return found;
  };
  /** The one address that the broker knows: partner sites are led on from there. */
  const redirectUri = new URL('/api/auth/idp/callback', config.ORIGIN).href;

  return {
    /** Where to send a browser, and what to keep until it is back. `state` comes back with it. */
    async begin(state: string): Promise<{ url: URL; asked: PendingLogin }> {
      const asked = {
        state,
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        // The birth date is of the profile (OpenID Connect Core, section 5.4); no identity number is asked for.
        scope: 'openid profile',
        state,
        nonce: asked.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(asked.verifier),
        code_challenge_method: 'S256',
        // Homes are shared, and so are their computers: a person is asked every time.
        prompt: 'login',
        ...(config.OIDC_ACR_VALUES && { acr_values: config.OIDC_ACR_VALUES }),
      });
      return { url, asked };
    },
    /** Who came back. Throws openid-client's errors for whatever does not fit together. */
    async finish(search: string, asked: PendingLogin): Promise<ConfirmedIdentity> {
      const configuration = await discover();
      const tokens = await openid.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}${search}`),
        {
          pkceCodeVerifier: asked.verifier,
          expectedState: asked.state,
          expectedNonce: asked.nonce,
          idTokenExpected: true,
        },
      );
      const said = claims.parse(tokens.claims());
      expectStrong(said, config);
      const { sub, name, birthdate } = said;
      // The test provider's own name changes with the port it is reached at.
      const issuer = config.OIDC_ISSUER ? configuration.serverMetadata().issuer : TEST_ISSUER;
      return { issuer, subject: sub, name: name ?? '', birthDate: birthdate ?? null };
    },
  };
}

/**
 * Takes no weaker way than was asked for, and none of long ago: what is asked for is a wish, and a token
 * says what came of it (OpenID Connect Core, sections 2 and 3.1.2.1). Throws.
 */
function expectStrong(
  said: z.output<typeof claims>,
  { OIDC_ACR_VALUES, OIDC_ACR_CLAIM }: Config,
): void {
  const way = said[OIDC_ACR_CLAIM];
  if (OIDC_ACR_VALUES && !OIDC_ACR_VALUES.split(' ').includes(String(way)))
    throw new Error(
      `The broker says ${OIDC_ACR_CLAIM} ${String(way)}, asked for ${OIDC_ACR_VALUES}.`,
    );
  if (said.auth_time !== undefined && said.iat - said.auth_time > SHOWN_SECONDS)
    throw new Error('The broker says that they showed who they are too long ago.');
}

export type OpenId = NonNullable<ReturnType<typeof createOpenId>>;

/** Whether it was the person who thought better of it, by the provider's own word (RFC 6749, section 4.1.2.1). */
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
