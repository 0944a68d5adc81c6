import type { Grant } from '@husvaer/domain/accounts/roles';

import { publicTokens } from '../src/features/accounts/public.ts';
import { createKeys, keyInDirectory } from '../src/platform/keys.ts';
import { addAuditor, addPerson, type TestPerson } from './people.ts';
import { NOW, type TestApp } from './test-app.ts';

export const WITHOUT_TOKEN = ['guest', 'visitor'] as const;
export const LOGGED_IN = [
  'tenant',
  'landlord',
  'agent',
  'otherAgent',
  'janitor',
  'operator',
  'bookkeeper',
  'auditor',
] as const;
/**
 * API keys of partners, which only the partner API accepts: nordbolig's, another partner's, and one for homes
 * only.
 */
export const KEYS = ['partnerKey', 'otherKey', 'listingsKey'] as const;
/** Actors with an invalid token, or with a token that is not a person's. */
export const WITHOUT_ACCESS = ['deactivated', 'expired', 'forged', ...KEYS] as const;
export const ACTORS = [...WITHOUT_TOKEN, ...LOGGED_IN, ...WITHOUT_ACCESS] as const;
export type ActorName = (typeof ACTORS)[number];

export interface Actor {
  name: ActorName;
  person: TestPerson;
  token: string | undefined;
}

/** Adds actors: nordbolig is the agency whose data they try to reach. */
export function createActors(
  app: TestApp,
  {
    nordbolig,
    fjordutleie,
    keys,
  }: {
    nordbolig: string;
    fjordutleie: string;
    /** The partners' API keys. */
    keys: Record<(typeof KEYS)[number], string>;
  },
): (name: ActorName) => Promise<Actor> {
  let people = 0;
  return async (name) => {
    people += 1;
    const email = `${name.toLowerCase()}-${people}@x.no`;
    const person =
      name === 'auditor'
        ? await addAuditor(app, { email, partnerId: nordbolig, endsOn: '2027-06-30' })
        : await addPerson(app, { email, birthDate: '1990-01-01', grants: grantsOf(name) });
    return { name, person, token: await tokenOf(name, person) };
  };
  function grantsOf(name: ActorName): Grant[] {
    if (name === 'agent') return [{ role: 'agent', partnerId: nordbolig }];
    if (name === 'otherAgent') return [{ role: 'agent', partnerId: fjordutleie }];
    if (name === 'janitor') return [{ role: 'janitor', partnerId: nordbolig }];
    if (name === 'operator' || name === 'bookkeeper') return [{ role: name, partnerId: null }];
    return [{ role: name === 'landlord' ? 'landlord' : 'tenant', partnerId: null }];
  }
  async function tokenOf(name: ActorName, { email, tokens }: TestPerson) {
    const { accessToken } = tokens;
    const signingKeys = createKeys(keyInDirectory(app.config.VAR_DIR));
    const claims = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    switch (name) {
      case 'guest':
        return undefined;
      case 'visitor':
        return publicTokens(signingKeys, app.clock)();
      case 'deactivated':
        await app.database.session((session) =>
          session.exec(`update account set deactivated_at = now() where email = '${email}'`),
        );
        return accessToken;
      case 'expired':
        return signingKeys.sign(claims, NOW.subtract({ hours: 1 }), 60);
      case 'forged':
        return createKeys(new Uint8Array(32).fill(9)).sign(claims, NOW, 60);
      case 'partnerKey':
      case 'otherKey':
      case 'listingsKey':
        return keys[name];
      default:
        return accessToken;
    }
  }
}
