import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { IncomingLine } from '../../features/invoicing/public.ts';
import type { Book } from '../../features/ledger/public.ts';
import { newId } from '../../platform/ids.ts';

/** What the bank says of money that came to the client account, or left it. */
export const bankLine = (
  { id: bookId, clientAccount: account }: Book,
  said: { amount: bigint; day: IsoDate; kid?: string | null; endToEndId?: string | null },
): IncomingLine => ({
  ...{ id: newId(), bookId, account, amount: said.amount },
  ...{ kid: said.kid ?? null, endToEndId: said.endToEndId ?? null },
  ...{ bookedOn: said.day, paidOn: said.day, text: null, reference: null, isReversal: false },
  ...{ isBrought: false, broughtById: null },
  counterparty: { account: null, name: null },
});
