import { createHash, randomBytes } from 'node:crypto';

import { Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  ExtKeyUsage,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
  type Certificate,
} from 'pkijs';

import type { Habits, Ports } from '../outside/ports.ts';
import { TOKEN_BYTES_MAX, type TimeStamper } from './cms.ts';

const HABITS: Habits = { seconds: 20 };

const OIDS = {
  sha256: '2.16.840.1.101.3.4.2.1',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
};
/** Status words of an answer that has a token: granted, and granted with changes (RFC 3161, section 2.4.2). */
const GRANTED = [0, 1];
/** The answer is the token and its status. */
const ANSWER_BYTES_MAX = TOKEN_BYTES_MAX + 1024;

/**
 * Asks a time stamp authority by RFC 3161 over HTTP. It takes a stamp of this signature and this request alone,
 * whose own signature holds by a certificate for time stamps alone. Readers decide whether they trust that
 * certificate. Throws when there is no such stamp.
 */
export function createTimeStamper(url: string, ports: Ports): TimeStamper {
  const authority = ports.to('time stamps', url, HABITS);
  return async (signature) => {
    const nonce = Integer.fromBigInt(randomBytes(8).readBigUInt64BE());
    const messageImprint = new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({
        algorithmId: OIDS.sha256,
        algorithmParams: new Null(),
      }),
      hashedMessage: new OctetString({
        valueHex: createHash('sha256').update(signature).digest(),
      }),
    });
    const request = new TimeStampReq({ version: 1, messageImprint, nonce, certReq: true });
    const response = await authority.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: request.toSchema().toBER(),
    });
    if (!response.ok) throw new Error(`The time stamp authority answers ${response.status}`);
    return tokenIn(await readAtMost(response, ANSWER_BYTES_MAX), { signature, nonce });
  };
}

/** The token in an answer. Throws when it is none, or not what was asked for. */
async function tokenIn(
  answer: Uint8Array<ArrayBuffer>,
  { signature, nonce }: { signature: Uint8Array; nonce: Integer },
): Promise<Uint8Array> {
  const { status, timeStampToken } = parse(() => TimeStampResp.fromBER(answer));
  if (!GRANTED.includes(status.status) || !timeStampToken)
    throw new Error(`The time stamp authority refuses: status ${status.status}`);
  // These bytes go into the seal, and so they are what is checked.
  const token = timeStampToken.toSchema().toBER();
  const { signed, said } = parse(() => {
    const content = new SignedData({ schema: ContentInfo.fromBER(token).content });
    return {
      signed: content,
      said: TSTInfo.fromBER(content.encapContentInfo.eContent!.getValue()),
    };
  });
  if (said.nonce?.toBigInt() !== nonce.toBigInt())
    throw new Error('The time stamp is the answer to another request');
  // That it is of our signature, and that its own signature holds.
  const { signatureVerified, signerCertificate } = await signed
    .verify({ signer: 0, data: Uint8Array.from(signature).buffer, extendedMode: true })
    .catch((error: Error) => {
      throw new Error(`The time stamp does not hold: ${error.message}`);
    });
  if (!signatureVerified || !signerCertificate) throw new Error('The time stamp does not hold');
  if (!isForStampsAlone(signerCertificate))
    throw new Error('The certificate of the time stamp is not for time stamps alone');
  if (
    said.genTime < signerCertificate.notBefore.value ||
    said.genTime > signerCertificate.notAfter.value
  )
    throw new Error('The certificate of the time stamp was not valid at its time');
  return new Uint8Array(token);
}

/** It names this use alone, as critical (RFC 3161, section 2.3). */
function isForStampsAlone({ extensions = [] }: Certificate): boolean {
  const use = extensions.find(({ extnID }) => extnID === OIDS.extendedKeyUsage);
  return (
    use?.critical === true &&
    use.parsedValue instanceof ExtKeyUsage &&
    use.parsedValue.keyPurposes.join(' ') === OIDS.timeStamping
  );
}

/** What the library reads in an answer. It throws many kinds of errors. */
function parse<Parsed>(read: () => Parsed): Parsed {
  try {
    return read();
  } catch {
    throw new Error('What the time stamp authority answers is no time stamp');
  }
}

async function readAtMost({ body }: Response, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const blocks: Uint8Array[] = [];
  let size = 0;
  for await (const block of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += block.length;
    if (size > bytesMax)
      throw new Error(`The time stamp authority answers more than ${bytesMax} bytes`);
    blocks.push(block);
  }
  return Buffer.concat(blocks);
}
