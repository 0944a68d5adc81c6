/**
 * How somebody last proved who they are: `identity` is BankID; `social` is another's word, that of a
 * social network or of whoever opened a mail.
 */
export const PROOFS = ['password', 'passkey', 'identity', 'social'] as const;
export type Proof = (typeof PROOFS)[number];

/** What somebody may do to prove who they are. `login` is to log out and in again, `add_passkey` to get a way first. */
export type ProofWay = 'passkey' | 'identity' | 'password' | 'login' | 'add_passkey';

/** How long a proof is fresh. Minutes. */
export const FRESH_MINUTES = 10;

type Had = Record<'passkey' | 'identity' | 'password', boolean>;

const strongIn = (has: Had) => (['passkey', 'identity'] as const).filter((way) => has[way]);

/** The ways somebody has that are strong enough: a password alone is, for whoever has nothing stronger. */
export function proofWays(has: Had): ProofWay[] {
  const strong = strongIn(has);
  if (strong.length > 0) return strong;
  return has.password ? ['password'] : ['login'];
}

/** The ways somebody has where a password is not enough: whoever has none gets a passkey first. */
export function strongWays(has: Had): ProofWay[] {
  const strong = strongIn(has);
  return strong.length > 0 ? strong : ['add_passkey'];
}

/** Whether a proof is strong enough for whoever has these ways. */
export function isEnough(by: Proof, ways: readonly ProofWay[]): boolean {
  if (by === 'passkey' || by === 'identity') return true;
  return ways.includes('login') || (by === 'password' && ways.includes('password'));
}

/**
 * How somebody is involved in what waits to be approved: it is paid to them; they named the account it
 * goes to, or made the key that did; they brought in the file that the money came with, or made the key
 * that did; they asked for the change.
 */
export type Involvement = 'receives' | 'named_account' | 'brought_file' | 'asked';

/** What stands before an operation, beside the permission to do it. */
export interface Safeguard {
  /** Whether it takes a fresh proof of who asks. Where it is `in some cases`, its use case asks for it. */
  freshProof: boolean | 'in some cases';
  /** Whose own approval is not enough; nobody's where one person is enough. */
  notAlone: readonly Involvement[];
}

const NONE: Safeguard = { freshProof: false, notAlone: [] };
const PROVED = { freshProof: true, notAlone: [] } as const;

/**
 * What takes more than being logged in: the one table, by the GraphQL field's name or the route. The
 * server holds each operation to its row, so that none can forget it.
 */
export const SAFEGUARDS = {
  // One's own account, and ways into it.
  deleteAccount: PROVED,
  endMySessions: PROVED,
  'POST /api/auth/change-email': PROVED,
  'POST /api/auth/identity': PROVED,
  'POST /api/auth/passkeys/options': PROVED,
  'POST /api/auth/passkeys': PROVED,
  removePasskey: PROVED,
  // Where money goes.
  setPayoutAccount: PROVED,
  approvePayouts: { freshProof: true, notAlone: ['receives', 'named_account', 'brought_file'] },
  approveRefunds: { freshProof: true, notAlone: ['named_account', 'brought_file'] },
  // How an agency's agents log in.
  setAgentLogin: PROVED,
  // Only when it becomes fewer or other people who approve.
  setPayoutSettings: { freshProof: 'in some cases', notAlone: ['asked'] },
  agreeToApprovers: { freshProof: true, notAlone: ['asked'] },
  // Only a key that moves money.
  addApiKey: { freshProof: 'in some cases', notAlone: [] },
  // What identifies people, to be taken along.
  'GET /api/my-data': PROVED,
  'GET /api/money/:partnerId/arrears.csv': PROVED,
  'GET /api/money/:partnerId/arrears.xlsx': PROVED,
  'GET /api/money/:partnerId/invoices.csv': PROVED,
  'GET /api/money/:partnerId/invoices.xlsx': PROVED,
  'GET /api/money/:partnerId/bank-lines.csv': PROVED,
  'GET /api/money/:partnerId/bank-lines.xlsx': PROVED,
  'GET /api/money/:partnerId/payouts.csv': PROVED,
  'GET /api/money/:partnerId/payouts.xlsx': PROVED,
} as const satisfies Readonly<Record<string, Safeguard>>;

const ROWS: Readonly<Record<string, Safeguard>> = SAFEGUARDS;

/** What stands before an operation; nothing, of one that has no row. */
export const safeguardOf = (operation: string): Safeguard => ROWS[operation] ?? NONE;
