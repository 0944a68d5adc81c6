import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** Bytes of the key that all others are made of. */
export const MASTER_KEY_BYTES = 32;
const ISSUER = 'husvaer';

/** All that needs a secret of the house: tokens, fingerprints, sealed fields. */
export interface Keys {
  /** A signed token (JWT, HS256) that ends after `seconds`. */
  sign(claims: JWTPayload, now: Temporal.Instant, seconds: number): Promise<string>;
  /**
   * What a token of ours says. Throws jose's `JWTExpired` when its time is over (by more than
   * `overdueSeconds`), another of its errors when it is not ours.
   */
  read(token: string, now: Temporal.Instant, overdueSeconds?: number): Promise<JWTPayload>;
  /** HMAC-SHA-256, hex: finds what it was made of again, tells nobody else anything. */
  fingerprint(purpose: string, text: string): string;
  /** AES-256-GCM, with the key's id in front, so that a new key can stand beside an old one. */
  seal(purpose: string, text: string): string;
  /** What was sealed for this purpose. Throws when it was not, or was changed. */
  open(purpose: string, sealed: string): string;
  /** 32 random bytes, base64url. */
  newSecret(): string;
  /** Six random digits. */
  newCode(): string;
}

export function createKeys(master: Uint8Array): Keys {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', master, ISSUER, purpose, MASTER_KEY_BYTES));
  const tokenKey = keyFor('token');
  const keyId = createHash('sha256').update(keyFor('key id')).digest('hex').slice(0, 8);

  return {
    sign: (claims, now, seconds) => {
      const issued = Math.floor(now.epochMilliseconds / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(tokenKey);
    },
    read: async (token, now, overdueSeconds = 0) => {
      const { payload } = await jwtVerify(token, tokenKey, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(now.epochMilliseconds),
        clockTolerance: overdueSeconds,
      });
      return payload;
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', keyFor(`fingerprint ${purpose}`))
        .update(text)
        .digest('hex'),
    seal(purpose, text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        keyId,
        ...[iv, bytes, cipher.getAuthTag()].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(purpose, sealed) {
      const [id, iv, bytes, tag] = sealed.split('.');
      if (id !== keyId)
        throw new Error(`Sealed with the key '${id}', which this house does not have.`);
      const part = (text = '') => Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), part(iv), {
        authTagLength: 16,
      });
      decipher.setAuthTag(part(tag));
      return Buffer.concat([decipher.update(part(bytes)), decipher.final()]).toString('utf8');
    },
    newSecret: () => randomBytes(32).toString('base64url'),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

/** SHA-256, hex: for secrets long enough that nobody guesses them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The house's own key beside its data, made at the first start and readable by its owner alone. */
export function keyInDirectory(directory: string): Uint8Array {
  const path = join(directory, 'secret.key');
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(path, randomBytes(MASTER_KEY_BYTES).toString('base64'), {
      mode: 0o600,
      flag: 'wx',
    });
    chmodSync(path, 0o600);
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64');
}
