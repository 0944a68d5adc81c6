import { depositErrors } from '@husvaer/domain/deposits/errors';
import { depositSettings } from '@husvaer/domain/deposits/settings';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { depositSettingsOf, saveDepositSettings } from '../../../leases/public.ts';
import { findBook, recordSettingsChange } from '../../../ledger/public.ts';
import { requireDrawableFields } from '../../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../../platform/work.ts';
import { depositPolicy } from '../../policy.ts';

/** Sets how an agency handles deposits. Returns the partner's id. Earlier agreements do not change. */
export async function setDepositSettings(work: Work, input: unknown): Promise<string> {
  const { partnerId, ...settings } = parseInput(depositSettings, input, 'inputData');
  if (!depositPolicy.settings(work.viewer, partnerId)) throw depositErrors.not_found();
  requireDrawableFields({ insurer: settings.insurer });
  const was = await depositSettingsOf(work.tx, partnerId);
  await saveDepositSettings(work.tx, partnerId, settings);
  // The log is part of the agency's books: without them there is none, and no insurance is invoiced.
  const book = await findBook(work.tx, partnerId);
  if (book)
    await recordSettingsChange(work, { bookId: book.id, what: 'deposits', was, became: settings });
  return partnerId;
}
