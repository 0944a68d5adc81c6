import { requestErrors } from '../kernel/errors.ts';
import { lineOrNull } from '../kernel/tidied-text.ts';
import { isBankAccount } from '../ledger/bank-account.ts';
import { bankAccount } from '../ledger/bank-account-schema.ts';

const NAME_MAX = 70;

/** The recipient of a refund that a person names: a Norwegian account by its digits. */
export const namedReceiver = {
  account: bankAccount.nullish().transform((value) => value ?? null),
  name: lineOrNull(NAME_MAX),
};

/** What a bank, or a person, states about someone. */
export interface Named {
  account: string | null;
  name: string | null;
}

/** The recipient of a refund. */
export interface Receiver {
  account: string;
  /** Empty when unknown: banks use the account. */
  name: string;
  /** Whether a person named the account, rather than the payer's bank. */
  isNamed: boolean;
}

/**
 * The recipient of a refund: the one a person names, or else the payer. Throws `request.invalid` at the field
 * to be named, when the bank states no account or a foreign one.
 */
export function receiverOf(input: Named, payer: Named): Receiver {
  const own = payer.account !== null && isBankAccount(payer.account) ? payer.account : null;
  const account = input.account ?? own;
  const isNamed = own === null || account !== own;
  const name = input.name ?? payer.name;
  const lacking = [account === null && 'account', isNamed && name === null && 'name'];
  if (account === null || lacking.some(Boolean))
    throw requestErrors.invalid({
      fields: lacking.flatMap((field) =>
        field ? [{ path: `inputData.${field}`, reason: 'required' as const }] : [],
      ),
    });
  return { account, name: name ?? '', isNamed };
}
