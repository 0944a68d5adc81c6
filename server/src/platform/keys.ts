import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** Bytes of the master key, from which all other keys are derived. */
export const MASTER_KEY_BYTES = 32;
const ISSUER = 'husvaer';

/** Operations that need the server's secret: tokens, fingerprints, sealed fields. */
export interface Keys {
  /** The id of the newest key. Everything it sealed begins with the id and a dot. */
  readonly id: string;
  /** A signed token (JWT, HS256) that expires after `seconds`. */
  sign(claims: JWTPayload, now: Temporal.Instant, seconds: number): Promise<string>;
  /**
   * The claims of one of our tokens. Throws jose's `JWTExpired` when it expired more than `overdueSeconds`
   * ago, and another of jose's errors when it is not ours.
   */
  read(token: string, now: Temporal.Instant, overdueSeconds?: number): Promise<JWTPayload>;
  /** HMAC-SHA-256, hex: identifies a text again without revealing it. */
  fingerprint(purpose: string, text: string): string;
  /**
   * Whether `print` is a text's fingerprint, or its first `length` digits, made with this key or a former
   * one.
   */
  isFingerprint(print: string, purpose: string, text: string, length?: number): boolean;
  /** Encrypts with AES-256-GCM. The key's id is in front, so that old and new keys can be in use together. */
  seal(purpose: string, text: string): string;
  /** Decrypts what was sealed for this purpose. Throws when it was not, or was changed. */
  open(purpose: string, sealed: string): string;
  /** The id of the key that sealed it, if it is none of these keys; else null. */
  strangerOf(sealed: string): string | null;
  /** 32 random bytes, base64url. */
  newSecret(): string;
  /** Six random digits. */
  newCode(): string;
}

interface Derived {
  /** Identifies the key without revealing it. */
  id: string;
  keyFor(purpose: string): Uint8Array;
  /** Cached: fingerprints have few purposes, and every request needs one. */
  printKeyFor(purpose: string): Uint8Array;
  tokenKey: Uint8Array;
}

/** Derives keys from a master key, which is never used itself. */
function derive(master: Uint8Array): Derived {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', master, ISSUER, purpose, MASTER_KEY_BYTES));
  const printKeys = new Map<string, Uint8Array>();
  const printKeyFor = (purpose: string) => {
    const known = printKeys.get(purpose);
    if (known) return known;
    const made = keyFor(`fingerprint ${purpose}`);
    printKeys.set(purpose, made);
    return made;
  };
  const id = createHash('sha256').update(keyFor('key id')).digest('hex').slice(0, 8);
  return { id, keyFor, printKeyFor, tokenKey: keyFor('token') };
}

/** Signs and seals with `master`; what a `former` key signed or sealed can still be read. */
export function createKeys(master: Uint8Array, former: readonly Uint8Array[] = []): Keys {
  const newest = derive(master);
  const all = [newest, ...former.map(derive)];
  const fingerprintBy = ({ printKeyFor }: Derived, purpose: string, text: string) =>
    createHmac('sha256', printKeyFor(purpose)).update(text).digest('hex');

  return {
    id: newest.id,
    sign: (claims, now, seconds) => {
      const issued = Math.floor(now.epochMilliseconds / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(newest.tokenKey);
    },
    read: async (token, now, overdueSeconds = 0) => {
      const readBy = async ([one, ...others]: readonly Derived[]): Promise<JWTPayload> => {
        try {
          const { payload } = await jwtVerify(token, one!.tokenKey, {
            issuer: ISSUER,
            algorithms: ['HS256'],
            requiredClaims: ['exp', 'iat'],
            currentDate: new Date(now.epochMilliseconds),
            clockTolerance: overdueSeconds,
          });
          return payload;
        } catch (error) {
          const isOfOtherKey = error instanceof errors.JWSSignatureVerificationFailed;
          if (isOfOtherKey && others.length > 0) return readBy(others);
          throw error;
        }
      };
      return readBy(all);
    },
    fingerprint: (purpose, text) => fingerprintBy(newest, purpose, text),
    isFingerprint: (print, purpose, text, length) =>
      all.some((one) => {
        const whole = fingerprintBy(one, purpose, text);
        const [input, made] = [print, whole.slice(0, length)].map((of) => Buffer.from(of)) as [
          Buffer,
          Buffer,
        ];
        return input.length === made.length && timingSafeEqual(input, made);
      }),
    seal(purpose, text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.keyFor(`seal ${purpose}`), iv);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        newest.id,
        ...[iv, bytes, cipher.getAuthTag()].map((part) => part.toString('base64url')),
      ].join('.');
    },
    strangerOf(sealed) {
      const [id = ''] = sealed.split('.', 1);
      return all.some((key) => key.id === id) ? null : id;
    },
    open(purpose, sealed) {
      const [id, iv, bytes, tag] = sealed.split('.');
      const one = all.find((key) => key.id === id);
      if (!one) throw new Error(`Sealed with the key '${id}', which this server does not have.`);
      const part = (text = '') => Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', one.keyFor(`seal ${purpose}`), part(iv), {
        authTagLength: 16,
      });
      decipher.setAuthTag(part(tag));
      return Buffer.concat([decipher.update(part(bytes)), decipher.final()]).toString('utf8');
    },
    newSecret: () => randomBytes(32).toString('base64url'),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

/** SHA-256, hex, for secrets that are too long to guess. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * The server's own key, stored next to its data. It is created at the first start and readable by its owner
 * only.
 */
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
