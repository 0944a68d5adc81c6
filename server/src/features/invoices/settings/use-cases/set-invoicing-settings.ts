import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { invoicingSettings, LeaseKidLayout } from '@husvaer/domain/invoices/settings';
import type { z } from 'zod';

import { recordActs, recordSettingsChange, requireBookForUpdate } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { addLayout, findInvoicing, saveInvoicing, type Invoicing } from '../store.ts';

interface NewSettings extends z.output<typeof invoicingSettings> {
  partnerId: string | null;
  /** The parts of the KID; they stay as they are by default. */
  kidParts?: LeaseKidLayout | null | undefined;
}

/**
 * Sets how an agency invoices; issued invoices keep their KIDs. Throws `invoicing.already_configured` for a
 * KID layout of the same length as another that its account has or had.
 */
export async function setInvoicingSettings(
  work: Work,
  { partnerId, leadDays, kidParts, remainderLimit, aloneLimit }: NewSettings,
): Promise<void> {
  const { id } = await requireBookForUpdate(work, partnerId, 'run');
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
