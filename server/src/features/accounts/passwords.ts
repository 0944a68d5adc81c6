import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's least: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes some 30 ms of a core: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodys: Promise<string> | undefined;

/**
 * Whether this is the password. Where there is none to compare with, it takes as long to say no:
 * how long an answer took tells nobody whether an account exists.
 */
export async function isPassword(
  password: string,
  hashed: string | null | undefined,
): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this');
  const matches = await verify(hashed ?? (await nobodys), password);
  return matches && Boolean(hashed);
}
