import type { ReadWork } from '../../../platform/work.ts';
import { expectLine } from '../lines/expect-line.ts';
import { type BankException, viewExceptions } from '../view-exceptions.ts';

export async function getBankException(work: ReadWork, lineId: string): Promise<BankException> {
  const line = await expectLine(work, lineId, 'see');
  const [exception] = await viewExceptions(work, [line]);
  return exception!;
}
