import type { ReadWork } from '../../../../platform/work.ts';
import { requireBankLine } from '../../lines/require-bank-line.ts';
import { type BankException, viewExceptions } from '../view-exceptions.ts';

export async function getBankException(work: ReadWork, lineId: string): Promise<BankException> {
  const line = await requireBankLine(work, lineId, 'see');
  const [exception] = await viewExceptions(work, [line]);
  return exception!;
}
