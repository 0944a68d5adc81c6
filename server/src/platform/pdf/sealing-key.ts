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
/** One will do: the house's own PKCS #12 has no password to be guessed. */
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
/** The two highest bits of a key's uses: digital signature and non-repudiation (RFC 5280, section 4.2.1.3). */
const MAY_SIGN = new Uint8Array([0xc0]).buffer;

type SafeBagValue = SafeBag['bagValue'];

/** A private key, RSA or EC, and its certificate with those above it, its own first. */
export interface SealingKey {
  privateKey: KeyObject;
  certificates: readonly [Certificate, ...Certificate[]];
}

/** Why a PKCS #12 gives no key: its password is wrong, or the file is. The message goes behind the file's name. */
export class Pkcs12Error extends Error {
  override name = 'Pkcs12Error';
  readonly fault: 'password' | 'file';
  constructor(fault: 'password' | 'file', message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The key in a PKCS #12. Throws {@link Pkcs12Error}. */
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

/** What a PKCS #12 holds. Its keys are still encrypted. */
async function openBags(p12: Uint8Array<ArrayBuffer>, text: string): Promise<SafeBagValue[]> {
  const password = Uint8Array.from(Buffer.from(text)).buffer;
  let pfx: PFX;
  try {
    pfx = PFX.fromBER(p12);
  } catch {
    throw new Pkcs12Error('file', 'is no PKCS #12');
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

/** An encrypted key is a PKCS #8, which OpenSSL decrypts. */
function openKey(bag: PkiObject, password: string): KeyObject {
  try {
    return createPrivateKey({
      ...{ key: derOf(bag), format: 'der', type: 'pkcs8' },
      ...(bag instanceof PKCS8ShroudedKeyBag && { passphrase: password }),
    });
  } catch {
    throw notByAes();
  }
}

/** The password is right. Older programs encrypt by RC2 or triple DES, which pkijs does not read. */
const notByAes = () => new Pkcs12Error('file', 'is not encrypted by AES (PBES2)');

/**
 * A new key with a certificate that it signed itself, good for ten years from `at`, as PKCS #12 without a
 * password. `name` is who seals; it and the serial number, hex, are ASCII, which every reader takes.
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
    // Positive, whatever its first byte (RFC 5280, section 4.1.2.2).
    serialNumber: Integer.fromBigInt(BigInt(`0x${serial}`)),
    // Another node's clock may be behind.
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

/** Dates to the end of 2049 are UTCTime (RFC 5280, section 4.1.2.5). */
const timeOf = (at: Temporal.ZonedDateTime): Time =>
  new Time({
    type: at.year < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime,
    value: new Date(at.epochMilliseconds),
  });

/** A signature by SHA-256, in the form that certificates and CMS have it. */
export const signBy = async (key: KeyObject, bytes: Uint8Array): Promise<ArrayBuffer> =>
  Uint8Array.from(await promisify(sign)('sha256', bytes, key)).buffer;

/** What {@link signBy} signs by. */
export const signatureAlgorithmOf = ({ asymmetricKeyType }: KeyObject): AlgorithmIdentifier =>
  asymmetricKeyType === 'ec'
    ? new AlgorithmIdentifier({ algorithmId: OIDS.ecdsaWithSha256 })
    : new AlgorithmIdentifier({ algorithmId: OIDS.sha256WithRsa, algorithmParams: new Null() });

const derOf = (one: PkiObject): Buffer<ArrayBuffer> =>
  Buffer.from((one.toSchema() as BaseBlock).toBER());
