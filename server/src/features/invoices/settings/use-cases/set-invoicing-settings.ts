import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { invoicingSettings, leaseKidLayout } from '@husvaer/domain/invoices/settings';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { recordActs, recordSettingsChange, requireBookForUpdate } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { addLayout, findInvoicing, saveInvoicing, type Invoicing } from '../store.ts';

const values = invoicingSettings.extend({ kidParts: leaseKidLayout.nullish() });

/**
 * Sets how an agency invoices; issued invoices keep their KIDs. Throws `invoicing.already_configured` for a
 * KID layout of the same length as another that its account has or had.
 */
export async function setInvoicingSettings(
  work: Work,
  { partnerId, settings }: { partnerId: string | null; settings: unknown },
): Promise<void> {
  const { id } = await requireBookForUpdate(work, partnerId, 'run');
  const { leadDays, kidParts, remainderLimit, aloneLimit } = parseInput(
    values,
    settings,
    'inputData',
  );
  const was = await findInvoicing(work.tx, id);
  const isOther = kidParts && JSON.stringify(kidParts.parts) !== JSON.stringify(was.layout.parts);
  if (isOther && !(await useLayout(work, id, was, kidParts)))
    throw invoicingErrors.alreadyConfigured({ field: 'kidParts' });
  await saveInvoicing(work.tx, id, {
    leadDays,
    remainderLimit: remainderLimit ?? was.remainderLimit,
    aloneLimit: aloneLimit ?? was.aloneLimit,
  });
  const became = await findInvoicing(work.tx, id);
  const change = await recordSettingsChange(work, { bookId: id, what: 'invoicing', was, became });
  if (remainderLimit && remainderLimit > was.remainderLimit)
    await recordActs(work, 'raised_remainder', { bookId: id, ids: [id], change });
  if (became.aloneLimit > was.aloneLimit)
    await recordActs(work, 'raised_alone_limit', { bookId: id, ids: [id], change });
}

/**
 * Starts to use another KID layout. Returns false when one of its length is or was in use, including the
 * default layout.
 */
async function useLayout(
  { tx, clock }: Work,
  bookId: string,
  was: Invoicing,
  layout: Invoicing['layout'],
): Promise<boolean> {
  await addLayout(tx, bookId, was.layout, clock.now().subtract({ seconds: 1 }));
  return addLayout(tx, bookId, layout, clock.now());
}
