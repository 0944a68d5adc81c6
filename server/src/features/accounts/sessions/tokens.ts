import { errors } from 'jose';
import { z } from 'zod';

import type { Tokens } from '@husvaer/contract/auth';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { PUBLIC_ROLE, type Grant } from '@husvaer/domain/accounts/roles';

import { hashOf, type Keys } from '../../../platform/keys.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Person } from '../../../platform/pages.ts';
import { GUEST, type AccountViewer, type Viewer } from '../../../platform/viewer.ts';
import type { Runner, Work } from '../../../platform/work.ts';
import { findGrants, findLogin } from '../store.ts';
import { findStrongProofMethods } from '../proofs/find-proof-methods.ts';
import { addRefreshToken, findSession, type Session } from './store.ts';

/** Twenty minutes: browsers renew it every fifteen (design.md § 5). */
const ACCESS_SECONDS = 20 * 60;
/** As long as the cookies (specification, section 9). */
export const REFRESH_SECONDS = 7 * 24 * 60 * 60;
/**
 * The maximum age of a session with renewed tokens: after it the person logs in again (NIST SP 800-63B,
 * section 4.1.3).
 */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A visitor's token is at most one day old when a page contains it. */
const PUBLIC_SECONDS = 2 * 24 * 60 * 60;

const claims = z.object({
  sub: z.string().optional(),
  name: z.string().optional(),
  sid: z.string().optional(),
  roles: z.array(z.string()),
  siteRoles: z.array(z.string()).optional(),
});

/** Issues a new pair of tokens for a session. Only the hash of the refresh token is stored. */
export async function issueTokens(work: Work, session: Session): Promise<Tokens> {
  const { tx, keys, clock } = work;
  const login = await findLogin(tx, { id: session.accountId });
  const today = clock.today().toString();
  const grants = (await findGrants(tx, session.accountId)).filter(
    ({ endsOn = null }) => endsOn === null || endsOn >= today,
  );
  const refreshToken = keys.newSecret();
  await addRefreshToken(tx, {
    hash: hashOf(refreshToken),
    sessionId: session.id,
    expiresAt: clock.now().add({ seconds: REFRESH_SECONDS }),
  });
  const accessToken = await keys.sign(
    {
      sub: session.accountId,
      name: login?.name,
      sid: session.id,
      ...(session.partnerId && { partnerId: session.partnerId }),
      roles: rolesOf(grants),
      siteRoles: rolesOf(grants.filter(({ partnerId }) => partnerId === session.partnerId)),
    },
    clock.now(),
    ACCESS_SECONDS,
  );
  return { accessToken, refreshToken };
}

const rolesOf = (grants: readonly Grant[]) => [...new Set(grants.map(({ role }) => role))];

/** The token of every visitor, which says that no user is logged in. The same for one day. */
export function publicTokens(keys: Keys, clock: Clock): () => Promise<string> {
  let day = '';
  let token: Promise<string> | undefined;
  return () => {
    const today = clock.today().toString();
    if (!token || day !== today) {
      day = today;
      token = keys.sign({ roles: [PUBLIC_ROLE] }, clock.now(), PUBLIC_SECONDS);
    }
    return token;
  };
}

/**
 * The claims of an `Authorization` header's token. Null without one. Throws `accounts.token_expired` or
 * `accounts.token_invalid`.
 */
async function readBearer(
  header: string | undefined,
  { keys, clock }: { keys: Keys; clock: Clock },
): Promise<z.output<typeof claims> | null> {
  if (!header) return null;
  const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
  if (!token) throw accountErrors.token_invalid();
  try {
    return claims.parse(await keys.read(token, clock.now()));
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw accountErrors.token_expired();
    throw accountErrors.token_invalid();
  }
}

/** The viewer of a call: from its token, and the current state of its session and account. */
export async function viewerOf(
  header: string | undefined,
  context: { keys: Keys; clock: Clock; runner: Runner },
): Promise<Viewer> {
  const bearer = await readBearer(header, context);
  if (!bearer?.sub || !bearer.sid) return GUEST;
  return viewerIn({ sessionId: bearer.sid, accountId: bearer.sub }, context);
}

/** The viewer of a session. Throws `accounts.token_invalid` when it has ended, and `accounts.deactivated`. */
export async function viewerIn(
  { sessionId, accountId }: { sessionId: string; accountId: string },
  { runner }: { runner: Runner },
): Promise<AccountViewer> {
  const session = await runner.read(
    GUEST,
    ({ tx, clock }, id) => findSession(tx, { id, today: clock.today().toString() }),
    sessionId,
  );
  if (session?.accountId !== accountId || session.endedAt) throw accountErrors.token_invalid();
  if (session.deactivatedAt) throw accountErrors.deactivated();
  const { id, partnerId } = session;
  const grantsBy = (isWithheld: boolean) =>
    session.grants
      .filter((grant) => grant.isWithheld === isWithheld)
      .map(({ role, partnerId: of }) => ({ role, partnerId: of }));
  const viewer = { kind: 'account', id: accountId, sessionId: id, partnerId } as const;
  const [grants, withheld] = [grantsBy(false), grantsBy(true)];
  if (withheld.length === 0) return { ...viewer, grants };
  const methods = await runner.read(
    GUEST,
    ({ tx }) => findStrongProofMethods(tx, accountId),
    undefined,
  );
  return { ...viewer, grants, withheld: { grants: withheld, methods } };
}

/** How long after it expired a token still says whose browser this is. Seconds. */
const OVERDUE_SECONDS = REFRESH_SECONDS + 24 * 60 * 60;

/** The claims of a token, even an expired one. Null when it is not ours. */
export async function readOverdue(
  token: string,
  { keys, clock }: { keys: Keys; clock: Clock },
): Promise<z.output<typeof claims> | null> {
  try {
    return claims.parse(await keys.read(token, clock.now(), OVERDUE_SECONDS));
  } catch {
    return null;
  }
}

/** The person whose browser this is, for the frame of a page: only to show a name, not for permissions. */
export async function personIn(
  token: string,
  context: { keys: Keys; clock: Clock },
): Promise<Person | null> {
  const bearer = await readOverdue(token, context);
  if (!bearer?.sub) return null;
  const { sub: id, name = '', roles, siteRoles = roles } = bearer;
  return { id, name, roles, siteRoles };
}
