/** The storage key of a bank's file: by the SHA-256 of its bytes. */
export const originalKey = (sha256: string): string =>
  `bank/originals/${sha256.slice(0, 2)}/${sha256}`;
