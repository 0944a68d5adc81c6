import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Config } from '../../../config.ts';
import type { PortOptions, Ports } from '../../../platform/outside/ports.ts';
import { FACEBOOK_ISSUER, type Identity } from './store.ts';

const PORT_OPTIONS: PortOptions = { seconds: 8 };

const granted = z.object({ access_token: z.string().min(1) });
const person = z.object({
  id: z.string().min(1).max(255),
  name: z.string().min(1).max(100),
  email: z.email().nullish(),
});

/** What the calls need. */
interface Context {
  config: Config;
  ports: Ports;
}

/** A person confirmed by Facebook. Their e-mail is only what they told Facebook. */
export interface FacebookPerson extends Identity {
  name: string;
  email: string | null;
}

/**
 * Exchanges a code for the person who came with it.
 * Source: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow.
 * Throws `accounts.social_failed` when the code is refused, `accounts.social_unavailable` when there is no
 * valid answer.
 */
export async function findFacebookPerson(
  context: Context,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<FacebookPerson> {
  const { config } = context;
  const token = await callFacebook(context, '/oauth/access_token', granted, {
    client_id: config.FACEBOOK_APP_ID ?? '',
    client_secret: config.FACEBOOK_APP_SECRET ?? '',
    redirect_uri: redirectUri,
    code,
  });
  const { id, name, email } = await callFacebook(context, '/me', person, {
    fields: 'id,name,email',
    access_token: token.access_token,
  });
  return { issuer: FACEBOOK_ISSUER, subject: id, name, email: email?.toLowerCase() ?? null };
}

async function callFacebook<Output>(
  { config, ports }: Context,
  path: string,
  shape: z.ZodType<Output>,
  input: Record<string, string>,
): Promise<Output> {
  const url = new URL(`${config.FACEBOOK_GRAPH_URL}${path}`);
  // In the body, so that neither the secret nor the code gets into logs of addresses.
  const isExchange = path === '/oauth/access_token';
  if (!isExchange) url.search = new URLSearchParams(input).toString();
  const answer = await ports
    .to('facebook', config.FACEBOOK_GRAPH_URL, PORT_OPTIONS)
    .fetch(url, isExchange ? { method: 'POST', body: new URLSearchParams(input) } : {})
    .catch(() => {
      throw accountErrors.social_unavailable();
    });
  if (answer.status >= 500) throw accountErrors.social_unavailable();
  const parsed = shape.safeParse(await answer.json().catch(() => null));
  if (!answer.ok || !parsed.success) throw accountErrors.social_failed();
  return parsed.data;
}
