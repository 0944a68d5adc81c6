import { createHash } from 'node:crypto';

import { fromBER, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

import { signatureAlgorithmOf, signBy, type SealingKey } from './sealing-key.ts';

const OIDS = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
};
/**
 * The tag of a SET OF. Signed attributes are hashed with it, and written with another tag (RFC 5652, section
 * 5.4).
 */
const SET = 0x31;

/** Bytes of a time stamp with the certificates that prove it. */
export const TOKEN_BYTES_MAX = 16_384;

/** Requests a time stamp of a signature from an authority. Returns the token (RFC 3161) as DER. */
export type TimeStamper = (signature: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached signature over `content`: CMS (RFC 5652) as in PAdES baseline B (ETSI EN 319 142-1, section
 * 6.3). It names its certificate (RFC 5035) and leaves the time to the PDF. With a time stamp it is level
 * B-T. Returns DER.
 */
export async function signDetached(
  content: Uint8Array,
  { privateKey, certificates }: SealingKey,
  stamp: TimeStamper | null,
): Promise<Uint8Array> {
  const [own] = certificates;
  const certificateHash = digest(new Uint8Array(own.toSchema().toBER()));
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: inOrder([
      new Attribute({
        type: OIDS.contentType,
        values: [new ObjectIdentifier({ value: OIDS.data })],
      }),
      new Attribute({
        type: OIDS.messageDigest,
        values: [new OctetString({ valueHex: digest(content) })],
      }),
      new Attribute({
        type: OIDS.signingCertificateV2,
        // A list of certificates, with the SHA-256 of the only one.
        values: [wrapped(wrapped(wrapped(new OctetString({ valueHex: certificateHash }))))],
      }),
    ]),
  });
  const toSign = new Uint8Array(signedAttrs.toSchema().toBER());
  toSign[0] = SET;
  const signature = await signBy(privateKey, toSign);
  const sha256 = new AlgorithmIdentifier({
    algorithmId: OIDS.sha256,
    algorithmParams: new Null(),
  });
  const signedData = new SignedData({
    version: 1,
    digestAlgorithms: [sha256],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OIDS.data }),
    certificates: [...certificates],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: sha256,
        signedAttrs,
        signatureAlgorithm: signatureAlgorithmOf(privateKey),
        signature: new OctetString({ valueHex: signature }),
        ...(stamp && { unsignedAttrs: stampedBy(await stamp(new Uint8Array(signature))) }),
      }),
    ],
  });
  const cms = new ContentInfo({ contentType: OIDS.signedData, content: signedData.toSchema() });
  return new Uint8Array(cms.toSchema().toBER());
}

const stampedBy = (token: Uint8Array): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: OIDS.timeStampToken, values: [fromBER(token).result] })],
  });

const digest = (bytes: Uint8Array): ArrayBuffer =>
  Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer;

const wrapped = (value: Sequence | OctetString): Sequence => new Sequence({ value: [value] });

/** Sorted by their DER, as a SET OF requires (ITU-T X.690, section 11.6). */
const inOrder = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .map((attribute) => ({ attribute, der: Buffer.from(attribute.toSchema().toBER()) }))
    .sort((one, other) => Buffer.compare(one.der, other.der))
    .map(({ attribute }) => attribute);
