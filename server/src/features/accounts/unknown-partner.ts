import { requestErrors } from '@husvaer/domain/kernel/errors';

/** SQLSTATE of a foreign key violation. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Partners are a layer above accounts, so the database checks that one exists. Translates its error for the
 * caller that named the partner.
 */
export async function refusingUnknownPartner(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === FOREIGN_KEY_VIOLATION && constraint?.includes('partner'))
      throw requestErrors.invalid({ fields: [{ path: 'partnerId', reason: 'not_allowed' }] });
    throw error;
  }
}
