import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Deviations from an honest authenticator in an honest browser. */
interface Otherwise {
  /** The origin it claims. */
  origin?: string;
  isVerified?: boolean;
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
/** A byte string of CBOR (RFC 8949, section 3.1). */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

/** An authenticator with one passkey (ES256) and a signature counter. */
export function createAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;
  let owner = '';

  function authData(
    relyingParty: string,
    { isVerified = true, counter }: Otherwise,
    more = Buffer.alloc(0),
  ): Buffer {
    count += 1;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? HAS_CREDENTIAL : 0);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(counter ?? count, 1);
    return Buffer.concat([sha256(relyingParty), rest, more]);
  }
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Answers `navigator.credentials.create()` with a new passkey. */
    make(
      options: { challenge: string; rp: { id?: string }; user: { id: string } },
      otherwise: Otherwise & { certificates?: boolean } = {},
    ) {
      owner = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const statement = otherwise.certificates
        ? ['\x66packed', '\x67attStmt', '\xa1\x63x5c\x80']
        : ['\x64none', '\x67attStmt', '\xa0'];
      const object = Buffer.concat([
        Buffer.from(`\xa3\x63fmt${statement.join('')}\x68authData`, 'latin1'),
        cborBytes(authData(options.rp.id ?? '', otherwise, credential)),
      ]);
      const { origin = site, challenge = options.challenge } = otherwise;
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal', 'hybrid'],
      });
    },
    /** Answers `navigator.credentials.get()` with the passkey. */
    show(options: { challenge: string; rpId?: string }, otherwise: Otherwise = {}) {
      const { origin = site, challenge = options.challenge } = otherwise;
      const data = clientData('webauthn.get', challenge, origin);
      const signed = authData(options.rpId ?? '', otherwise);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: signed.toString('base64url'),
        signature: sign('sha256', Buffer.concat([signed, sha256(data)]), privateKey).toString(
          'base64url',
        ),
        userHandle: otherwise.userHandle ?? owner,
      });
    },
  };
}
