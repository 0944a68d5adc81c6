import type { LeaseTexts as WordsBefore } from '../edition-2027-01/lease-texts.ts';

/**
 * The texts of a lease in this edition, in one language: those of the edition before, and the account that
 * rent is paid to.
 */
export interface LeaseTexts extends WordsBefore {
  /** When the rent is invoiced by Husvær: the account, formatted, and the name of its owner. */
  rentToAccount: (account: string, owner: string) => string;
}
