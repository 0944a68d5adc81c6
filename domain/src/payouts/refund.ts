import { requestErrors } from '../kernel/errors.ts';
import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { isBankAccount } from '../ledger/bank-account.ts';
import { bankAccount } from '../ledger/bank-account-schema.ts';

const NAME_MAX = 70;

/** Who is to have money back, where a person names them: a Norwegian account by its digits. */
export const namedReceiver = {
  account: bankAccount.nullish().transform((said) => said ?? null),
  name: z
    .string()
    .max(1000)
    .nullish()
    .transform((said) => tidyLine(said ?? ''))
    .pipe(z.string().max(NAME_MAX))
    .transform((said) => said || null),
};

/** As much of somebody as a bank, or a person, says. */
export interface Named {
  account: string | null;
  name: string | null;
}

/** Who is paid back. */
export interface Receiver {
  account: string;
  /** Empty where nobody knows it: banks go by the account. */
  name: string;
  /** Whether a person named the account, and not the bank that the money came from. */
  isNamed: boolean;
}

/**
 * Who is paid back: whoever a person names, or else whoever paid. Throws `request.invalid` at the field
 * that has to be named, where the bank says no account or a foreign one.
 */
export function receiverOf(said: Named, payer: Named): Receiver {
  const own = payer.account !== null && isBankAccount(payer.account) ? payer.account : null;
  const account = said.account ?? own;
  const isNamed = own === null || account !== own;
  const name = said.name ?? payer.name;
  const lacking = [account === null && 'account', isNamed && name === null && 'name'];
  if (account === null || lacking.some(Boolean))
    throw requestErrors.invalid({
      fields: lacking.flatMap((field) =>
        field ? [{ path: `inputData.${field}`, reason: 'required' as const }] : [],
      ),
    });
  return { account, name: name ?? '', isNamed };
}
