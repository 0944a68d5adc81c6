import type { OctetString } from 'asn1js';
import { ContentInfo, SignedData, TSTInfo, type SignerInfo } from 'pkijs';

/** A seal of a PDF, read independently of the code that made it. */
export interface Seal {
  /** Whether its signature is of these bytes, by the key of its certificate. */
  isValid: boolean;
  /** Whether all of the file except the signature is signed. */
  isOfAll: boolean;
  /** The signed bytes. */
  content: Buffer;
  /** CMS, as DER. */
  cms: Buffer;
  /** Object identifiers. */
  signedAttributes: string[];
  signature: Uint8Array;
  stamp: { token: Uint8Array; at: Date } | null;
}

const STAMP = '1.2.840.113549.1.9.16.2.14';

/** The seals of a PDF, first to last. */
export async function readSeals(pdf: Uint8Array): Promise<Seal[]> {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  return Promise.all(
    ranges.map(async (range) => {
      const [from = 0, to = 0, length = 0] = range.slice(1).map(Number);
      const content = Buffer.concat([bytes.subarray(0, from), bytes.subarray(to, to + length)]);
      const cms = withoutPadding(Buffer.from(text.slice(from + 1, to - 1), 'hex'));
      const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content });
      const [{ signature, signedAttrs, unsignedAttrs }] = signed.signerInfos as [SignerInfo];
      const stamp = unsignedAttrs?.attributes.find(({ type }) => type === STAMP);
      return {
        isValid: await signed
          .verify({ signer: 0, data: Uint8Array.from(content).buffer })
          .catch(() => false),
        isOfAll: to + length === bytes.length && text[from] === '<' && text[to - 1] === '>',
        content,
        cms,
        signedAttributes: signedAttrs!.attributes.map(({ type }) => type),
        signature: signature.valueBlock.valueHexView,
        stamp: stamp ? readStamp(Buffer.from(stamp.values[0].toBER())) : null,
      };
    }),
  );
}

function readStamp(token: Buffer<ArrayBuffer>): Seal['stamp'] {
  const { encapContentInfo } = new SignedData({ schema: ContentInfo.fromBER(token).content });
  const content = encapContentInfo.eContent as OctetString;
  return { token, at: TSTInfo.fromBER(content.getValue()).genTime };
}

/**
 * Removes the zeros after a signature that is shorter than its space. The signature is a sequence with a
 * two-byte length.
 */
const withoutPadding = (der: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  der.subarray(0, 4 + der.readUInt16BE(2));
