import { signDetached, TOKEN_BYTES_MAX, type TimeStamper } from './cms.ts';
import type { SealingKey } from './sealing-key.ts';
import { addSignatureField, fillIn, signedPart, type SealWords } from './signature-field.ts';

/** Maximum bytes of a seal: the signature and a certificate chain of some length. */
const SEAL_BYTES = 16_384;

/**
 * Seals a PDF so that any changed byte can be detected: PAdES baseline B (ETSI EN 319 142-1), level B-T with
 * a time stamp. The file's own bytes stay. Throws when the key's certificate is not valid at that time, or
 * when the time stamp fails.
 */
export async function sealPdf(
  pdf: Uint8Array,
  key: SealingKey,
  { stamp, ...input }: SealWords & { stamp: TimeStamper | null },
): Promise<Uint8Array> {
  const [certificate] = key.certificates;
  const notBefore = certificate.notBefore.value;
  const notAfter = certificate.notAfter.value;
  const time = new Date(input.at.epochMilliseconds);
  if (time < notBefore || time > notAfter)
    throw new Error(
      `The sealing certificate is valid from ${notBefore.toISOString()} to ${notAfter.toISOString()}.`,
    );
  const unsigned = await addSignatureField(pdf, input, SEAL_BYTES + (stamp ? TOKEN_BYTES_MAX : 0));
  return fillIn(unsigned, await signDetached(signedPart(unsigned), key, stamp));
}
