import {
  createPrivateKey,
  generateKeyPair,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';

import { BitString, Integer, Null, Utf8String, type BaseBlock } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AuthenticatedSafe,
  BasicConstraints,
  CertBag,
  Certificate,
  Extension,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  PublicKeyInfo,
  SafeBag,
  SafeContents,
  Time,
  TimeType,
  type PkiObject,
} from 'pkijs';

/** As strong as a symmetric key of 128 bits (NIST SP 800-57, part 1, table 2). */
const KEY_BITS = 3072;
const VALID_YEARS = 10;
/** One is enough: our own PKCS #12 has no password to guess. */
const MAC_ITERATIONS = 1;

const OIDS = {
  sha256WithRsa: '1.2.840.113549.1.1.11',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  keyBag: '1.2.840.113549.1.12.10.1.1',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
};
/** The two highest bits of key usage: digital signature and non-repudiation (RFC 5280, section 4.2.1.3). */
const MAY_SIGN = new Uint8Array([0xc0]).buffer;

type SafeBagValue = SafeBag['bagValue'];

/** A private key, RSA or EC, and its certificate with those above it, its own first. */
export interface SealingKey {
  privateKey: KeyObject;
  certificates: readonly [Certificate, ...Certificate[]];
}

/**
 * Why a PKCS #12 can't be used: a wrong password or an invalid file. The message continues the file's name.
 */
export class Pkcs12Error extends Error {
  override name = 'Pkcs12Error';
  readonly fault: 'password' | 'file';
  constructor(fault: 'password' | 'file', message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Reads the key of a PKCS #12. Throws {@link Pkcs12Error}. */
export async function readSealingKey(p12: Uint8Array, password: string): Promise<SealingKey> {
  const bags = await openBags(Buffer.from(p12), password);
  const certificates = bags.flatMap((bag) =>
    bag instanceof CertBag && bag.parsedValue instanceof Certificate ? [bag.parsedValue] : [],
  );
  for (const bag of bags) {
    if (!(bag instanceof PrivateKeyInfo || bag instanceof PKCS8ShroudedKeyBag)) continue;
    const privateKey = openKey(bag, password);
    const own = certificates.find((one) =>
      new X509Certificate(derOf(one)).checkPrivateKey(privateKey),
    );
    if (!own) continue;
    if (!['rsa', 'ec'].includes(privateKey.asymmetricKeyType ?? ''))
      throw new Pkcs12Error('file', 'has a key that is neither RSA nor EC');
    return { privateKey, certificates: [own, ...certificates.filter((one) => one !== own)] };
  }
  throw new Pkcs12Error('file', 'holds no key with its certificate');
}

/** The contents of a PKCS #12; its keys are still encrypted. */
async function openBags(p12: Uint8Array<ArrayBuffer>, text: string): Promise<SafeBagValue[]> {
  const password = Uint8Array.from(Buffer.from(text)).buffer;
  let pfx: PFX;
  try {
    pfx = PFX.fromBER(p12);
  } catch {
    throw new Pkcs12Error('file', 'is not PKCS #12');
  }
  if (!pfx.macData) throw new Pkcs12Error('file', 'has no MAC');
  await pfx.parseInternalValues({ password }).catch(() => {
    throw new Pkcs12Error('password', 'has another password');
  });
  const safe = pfx.parsedValue!.authenticatedSafe!;
  await safe
    .parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
    .catch(() => {
      throw notByAes();
    });
  const { safeContents } = safe.parsedValue as { safeContents: { value: SafeContents }[] };
  return safeContents.flatMap(({ value }) => value.safeBags.map(({ bagValue }) => bagValue));
}

/** Decrypts a key with OpenSSL (PKCS #8). */
function openKey(bag: PkiObject, password: string): KeyObject {
  try {
    return createPrivateKey({
      key: derOf(bag),
      format: 'der',
      type: 'pkcs8',
      ...(bag instanceof PKCS8ShroudedKeyBag && { passphrase: password }),
    });
  } catch {
    throw notByAes();
  }
}

/** The error when the password is right but the encryption is RC2 or triple DES, which pkijs can't read. */
const notByAes = () => new Pkcs12Error('file', 'is not encrypted by AES (PBES2)');

/**
 * Creates a key with a self-signed certificate, valid for ten years from `at`, as a PKCS #12 without a
 * password. `name` is the sealing organisation. `name` and `serial`, hex, are ASCII, which every reader
 * accepts.
 */
export async function makeSealingKey(
  { name, serial }: { name: string; serial: string },
  at: Temporal.Instant,
): Promise<Uint8Array> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  const from = at.toZonedDateTimeISO('UTC');
  const certificate = new Certificate({
    version: 2,
    // Positive for any first byte (RFC 5280, section 4.1.2.2).
    serialNumber: Integer.fromBigInt(BigInt(`0x${serial}`)),
    // Another node's clock may be slow.
    notBefore: timeOf(from.subtract({ days: 1 })),
    notAfter: timeOf(from.add({ years: VALID_YEARS })),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(pair.publicKey),
    extensions: [
      new Extension({
        extnID: OIDS.basicConstraints,
        extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
      }),
      new Extension({
        extnID: OIDS.keyUsage,
        critical: true,
        extnValue: new BitString({ valueHex: MAY_SIGN, unusedBits: 6 }).toBER(),
      }),
    ],
  });
  for (const { typesAndValues } of [certificate.subject, certificate.issuer])
    typesAndValues.push(
      new AttributeTypeAndValue({ type: OIDS.commonName, value: new Utf8String({ value: name }) }),
    );
  const privateKey = createPrivateKey({ key: pair.privateKey, format: 'der', type: 'pkcs8' });
  certificate.signature = signatureAlgorithmOf(privateKey);
  certificate.signatureAlgorithm = certificate.signature;
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER());
  certificate.signatureValue = new BitString({
    valueHex: await signBy(privateKey, certificate.tbsView),
  });

  const bags = new SafeContents({
    safeBags: [
      new SafeBag({ bagId: OIDS.keyBag, bagValue: PrivateKeyInfo.fromBER(pair.privateKey) }),
      new SafeBag({
        bagId: OIDS.certificateBag,
        bagValue: new CertBag({ parsedValue: certificate }),
      }),
    ],
  });
  const authenticatedSafe = new AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: 0, value: bags }] },
  });
  await authenticatedSafe.makeInternalValues({ safeContents: [{}] });
  const pfx = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe } });
  await pfx.makeInternalValues({
    password: new ArrayBuffer(0),
    iterations: MAC_ITERATIONS,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return derOf(pfx);
}

/** Dates until the end of 2049 are UTCTime (RFC 5280, section 4.1.2.5). */
const timeOf = (at: Temporal.ZonedDateTime): Time =>
  new Time({
    type: at.year < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime,
    value: new Date(at.epochMilliseconds),
  });

/** Signs with SHA-256, in the format of certificates and CMS. */
export const signBy = async (key: KeyObject, bytes: Uint8Array): Promise<ArrayBuffer> =>
  Uint8Array.from(await promisify(sign)('sha256', bytes, key)).buffer;

/** The algorithm of {@link signBy}. */
export const signatureAlgorithmOf = ({ asymmetricKeyType }: KeyObject): AlgorithmIdentifier =>
  asymmetricKeyType === 'ec'
    ? new AlgorithmIdentifier({ algorithmId: OIDS.ecdsaWithSha256 })
    : new AlgorithmIdentifier({ algorithmId: OIDS.sha256WithRsa, algorithmParams: new Null() });

const derOf = (one: PkiObject): Buffer<ArrayBuffer> =>
  Buffer.from((one.toSchema() as BaseBlock).toBER());
