/** Where the bytes of a bank's file lie in the store: under their own SHA-256. */
export const originalKey = (sha256: string): string =>
  `bank/originals/${sha256.slice(0, 2)}/${sha256}`;
