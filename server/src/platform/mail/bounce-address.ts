import type { Keys } from '../keys.ts';

/** Hexadecimal digits of the fingerprint in an address: 80 bits. */
const PRINT = 20;
const PURPOSE = 'bounce';
const LOCAL_PART = new RegExp(`^bounce-([0-9a-f]{32})-([0-9a-f]{${PRINT}})$`);

/** Return addresses of mails: one for each mail, which no one else can create (VERP). */
export interface BounceAddresses {
  /** The envelope sender of a mail: 60 characters before the `@` (of 64, RFC 5321). */
  of(mailId: string): string;
  /** The id of the mail that an address belongs to; null when the address was not created here. */
  idIn(address: string): string | null;
}

export function createBounceAddresses(keys: Keys, domain: string): BounceAddresses {
  return {
    of: (id) =>
      `bounce-${id.replaceAll('-', '')}-${keys.fingerprint(PURPOSE, id).slice(0, PRINT)}@${domain}`,
    idIn(address) {
      // Servers on the way may have changed the letter case.
      const [local = '', at, ...rest] = address.toLowerCase().split('@');
      const [, digits, print = ''] = LOCAL_PART.exec(local) ?? [];
      if (digits === undefined || at !== domain.toLowerCase() || rest.length > 0) return null;
      const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return keys.isFingerprint(print, PURPOSE, id, PRINT) ? id : null;
    },
  };
}
