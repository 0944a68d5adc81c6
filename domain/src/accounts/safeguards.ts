/**
 * How a person last proved their identity: `identity` is BankID; `social` is a proof by others, such as a
 * social network or access to a mail.
 */
export const PROOFS = ['password', 'passkey', 'identity', 'social'] as const;
export type Proof = (typeof PROOFS)[number];

/**
 * What a person can do as a proof. `login` is to log out and in again, `add_passkey` to get a passkey first.
 */
export type ProofMethod = 'passkey' | 'identity' | 'password' | 'login' | 'add_passkey';

/** Minutes that a proof is fresh. */
export const FRESH_MINUTES = 10;

type Had = Record<'passkey' | 'identity' | 'password', boolean>;

const strongIn = (has: Had) => (['passkey', 'identity'] as const).filter((method) => has[method]);

/** The methods of proof that are strong enough for an account: a password alone, if it has nothing stronger. */
export function proofMethods(has: Had): ProofMethod[] {
  const strong = strongIn(has);
  if (strong.length > 0) return strong;
  return has.password ? ['password'] : ['login'];
}

/**
 * The methods of proof when a password is not enough: an account without a stronger one needs a passkey first.
 */
export function strongProofMethods(has: Had): ProofMethod[] {
  const strong = strongIn(has);
  return strong.length > 0 ? strong : ['add_passkey'];
}

/** Whether a proof is strong enough for an account with these methods. */
export function isEnough(by: Proof, methods: readonly ProofMethod[]): boolean {
  if (by === 'passkey' || by === 'identity') return true;
  return methods.includes('login') || (by === 'password' && methods.includes('password'));
}

/**
 * How a person is involved in what waits for them: they acted on the chain of the order, or are paid by it
 * (`find-chains.ts`); they brought the file, or made the key that did; they requested the change.
 */
type Involvement = 'acted' | 'brought_file' | 'asked';

/**
 * Who gets a mail about an operation at once: the owner of the account; the people whom it is about; an agency's
 * approvers; everybody with rights to its money; the operator's staff and bookkeepers.
 */
export type Audience = 'owner' | 'concerned' | 'approvers' | 'money' | 'operator';

/** The requirements of an operation in addition to the permission. */
interface Safeguard {
  /** Whether it needs a fresh proof. With `in some cases` its use case decides. */
  freshProof: boolean | 'in some cases';
  /** Involvements for which a person's own approval is not enough; empty where one person is enough. */
  notAlone: readonly Involvement[];
  /** Who is notified. `server/testing/guard/notified.ts` has the reason where nobody is. */
  notified: readonly Audience[];
}

const NONE: Safeguard = { freshProof: false, notAlone: [], notified: [] };
const PROVED = { freshProof: true, notAlone: [], notified: [] } as const;
const OWNER = { freshProof: true, notAlone: [], notified: ['owner'] } as const;
const LEAVING = { freshProof: true, notAlone: [], notified: ['owner', 'money'] } as const;
const CONCERNED = { freshProof: true, notAlone: [], notified: ['concerned'] } as const;
const APPROVAL = { freshProof: true, notAlone: ['acted'], notified: [] } as const;
const CLIENT_ACCOUNT = {
  freshProof: true,
  notAlone: ['asked'],
  notified: ['money', 'operator'],
} as const;

/**
 * Operations that need more than a login: the only table, by GraphQL field or route. The server applies each
 * row to its operation, so that none can forget it.
 */
export const SAFEGUARDS = {
  // The user's own account and its logins. Those with rights to the money are notified when an approver leaves.
  deleteAccount: LEAVING,
  deactivateAccount: LEAVING,
  endMySessions: PROVED,
  'POST /api/auth/change-email': OWNER,
  'POST /api/auth/identity': OWNER,
  'POST /api/auth/passkeys/options': PROVED,
  'POST /api/auth/passkeys': OWNER,
  removePasskey: OWNER,
  // Recipients of money.
  setPayoutAccount: OWNER,
  approvePayouts: APPROVAL,
  approveRefunds: APPROVAL,
  releasePayout: PROVED,
  // The account that all tenants pay to, and what the bank knows the agency by.
  setLedgerBook: CLIENT_ACCOUNT,
  agreeToClientAccount: CLIENT_ACCOUNT,
  // Stops the money of an agency, and lets another name the account.
  refuseClientAccount: { freshProof: true, notAlone: [], notified: ['money', 'operator'] },
  // Closed months are opened again: what an auditor was shown may change.
  requestReopening: { freshProof: true, notAlone: [], notified: ['money'] },
  agreeToReopening: { freshProof: true, notAlone: ['asked'], notified: ['money'] },
  // An auditor reads all of the books: an agency's own choice, which moves no money, and which one person can end.
  inviteAuditor: { freshProof: true, notAlone: [], notified: ['money'] },
  // A debt is given up, or an invoice credited, above what one person does alone.
  agreeToReduction: { freshProof: true, notAlone: ['asked'], notified: [] },
  // What an uploaded file says of an order: a rejection or a return has it paid again.
  confirmBankAnswers: { freshProof: true, notAlone: ['brought_file'], notified: [] },
  // That an uploaded file contradicts the bank: closing it takes the task from the approvers.
  closeBankConflict: { freshProof: true, notAlone: ['brought_file'], notified: [] },
  // The login method of an agency's agents.
  setAgentLogin: PROVED,
  // Only when fewer or other people approve afterwards.
  setPayoutSettings: { freshProof: 'in some cases', notAlone: ['asked'], notified: ['approvers'] },
  agreeToPayoutSettings: APPROVAL,
  agreeToApprovers: { freshProof: true, notAlone: ['asked'], notified: [] },
  // A key does what its scopes allow for as long as a year or two, without a person.
  addApiKey: PROVED,
  // The deposit, which the bank pays to one of its sides.
  claimDeposit: CONCERNED,
  acceptDepositClaim: PROVED,
  // Operators: a job may pay, all rents follow the index, and letters about late rent charge by the rates.
  runJob: PROVED,
  enterPriceIndex: PROVED,
  enterRate: PROVED,
  // Personal data: a national identity number, and files of other people's data.
  openInterestIdentification: CONCERNED,
  'GET /api/my-data': PROVED,
  'POST /api/leases.csv': PROVED,
  'POST /api/leases.xlsx': PROVED,
  'POST /api/viewings.ics': PROVED,
  'GET /api/money/:partnerId/arrears.csv': PROVED,
  'GET /api/money/:partnerId/arrears.xlsx': PROVED,
  'GET /api/money/:partnerId/invoices.csv': PROVED,
  'GET /api/money/:partnerId/invoices.xlsx': PROVED,
  'GET /api/money/:partnerId/bank-lines.csv': PROVED,
  'GET /api/money/:partnerId/bank-lines.xlsx': PROVED,
  'GET /api/money/:partnerId/payouts.csv': PROVED,
  'GET /api/money/:partnerId/payouts.xlsx': PROVED,
  'GET /api/money/:partnerId/reconciliation.pdf': PROVED,
  'GET /api/money/:partnerId/reconciliation.csv': PROVED,
  'GET /api/money/:partnerId/reconciliation.xlsx': PROVED,
  'GET /api/money/:partnerId/journal.csv': PROVED,
  'GET /api/money/:partnerId/journal.xlsx': PROVED,
  'GET /api/money/:partnerId/journal.pdf': PROVED,
  'GET /api/money/:partnerId/account-statement.csv': PROVED,
  'GET /api/money/:partnerId/account-statement.xlsx': PROVED,
  'GET /api/money/:partnerId/account-statement.pdf': PROVED,
  'GET /api/money/:partnerId/saft/:exportId': PROVED,
  'GET /api/money/:partnerId/bank-files/:fileId': PROVED,
  'GET /api/money/:partnerId/payment-orders/:messageId': PROVED,
  'GET /api/money/:partnerId/postal-letters.pdf': PROVED,
} as const satisfies Readonly<Record<string, Safeguard>>;

const ROWS: Readonly<Record<string, Safeguard>> = SAFEGUARDS;

/** The requirements of an operation; none without a row. */
export const safeguardOf = (operation: string): Safeguard => ROWS[operation] ?? NONE;
