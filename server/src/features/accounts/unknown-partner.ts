import { requestErrors } from '@husvaer/domain/kernel/errors';

/** SQLSTATE of a row that names another one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Partners stand above accounts, so whether one exists is the database's own rule to hold. Its
 * refusal, in words for whoever named the partner.
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
