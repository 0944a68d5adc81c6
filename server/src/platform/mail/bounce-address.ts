import type { Keys } from '../keys.ts';

/** Hexadecimal digits of a fingerprint that an address has room for: 80 bits. */
const PRINT = 20;
const PURPOSE = 'bounce';
const LOCAL_PART = new RegExp(`^bounce-([0-9a-f]{32})-([0-9a-f]{${PRINT}})$`);

/** Where what becomes of a mail is reported to: an address of its own for each, which nobody else can make (VERP). */
export interface BounceAddresses {
  /** The envelope's sender of the mail with this id: 60 characters before the `@` (of 64, RFC 5321). */
  of(mailId: string): string;
  /** The id of the mail that an address is of; null where it was not made here. */
  idIn(address: string): string | null;
}

export function createBounceAddresses(keys: Keys, domain: string): BounceAddresses {
  return {
    of: (id) =>
      `bounce-${id.replaceAll('-', '')}-${keys.fingerprint(PURPOSE, id).slice(0, PRINT)}@${domain}`,
    idIn(address) {
      // Servers on the way may have written it in other letters.
      const [local = '', at, ...rest] = address.toLowerCase().split('@');
      const [, digits, print = ''] = LOCAL_PART.exec(local) ?? [];
      if (digits === undefined || at !== domain.toLowerCase() || rest.length > 0) return null;
      const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return keys.isFingerprint(print, PURPOSE, id, PRINT) ? id : null;
    },
  };
}
