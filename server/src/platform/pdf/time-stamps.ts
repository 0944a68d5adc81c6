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

import type { PortOptions, Ports } from '../outside/ports.ts';
import { TOKEN_BYTES_MAX, type TimeStamper } from './cms.ts';

const PORT_OPTIONS: PortOptions = { seconds: 20 };

const OIDS = {
  sha256: '2.16.840.1.101.3.4.2.1',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
};
/** Statuses of an answer with a token: granted, and granted with changes (RFC 3161, section 2.4.2). */
const GRANTED = [0, 1];
/** The token and its status. */
const ANSWER_BYTES_MAX = TOKEN_BYTES_MAX + 1024;

/**
 * Creates a client for a time stamp authority (RFC 3161 over HTTP). It accepts a stamp only for this
 * signature and this request, with a valid signature of a certificate for time stamps only. PDF readers
 * decide whether they trust that certificate. Throws when there is no such stamp.
 */
export function createTimeStamper(url: string, ports: Ports): TimeStamper {
  const authority = ports.to('time stamps', url, PORT_OPTIONS);
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

/** The token of an answer. Throws when it is invalid or not the one requested. */
async function tokenIn(
  answer: Uint8Array<ArrayBuffer>,
  { signature, nonce }: { signature: Uint8Array; nonce: Integer },
): Promise<Uint8Array> {
  const { status, timeStampToken } = parse(() => TimeStampResp.fromBER(answer));
  if (!GRANTED.includes(status.status) || !timeStampToken)
    throw new Error(`The time stamp authority refuses: status ${status.status}`);
  // These bytes go into the seal, so they are the ones to check.
  const token = timeStampToken.toSchema().toBER();
  const { signed, input } = parse(() => {
    const content = new SignedData({ schema: ContentInfo.fromBER(token).content });
    return {
      signed: content,
      input: TSTInfo.fromBER(content.encapContentInfo.eContent!.getValue()),
    };
  });
  if (input.nonce?.toBigInt() !== nonce.toBigInt())
    throw new Error('The time stamp is the answer to another request');
  // The token must be for our signature, and its own signature must be valid.
  const { signatureVerified, signerCertificate } = await signed
    .verify({ signer: 0, data: Uint8Array.from(signature).buffer, extendedMode: true })
    .catch((error: Error) => {
      throw new Error(`The time stamp does not hold: ${error.message}`);
    });
  if (!signatureVerified || !signerCertificate) throw new Error('The time stamp does not hold');
  if (!isForStampsAlone(signerCertificate))
    throw new Error('The certificate of the time stamp is not for time stamps alone');
  if (
    input.genTime < signerCertificate.notBefore.value ||
    input.genTime > signerCertificate.notAfter.value
  )
    throw new Error('The certificate of the time stamp was not valid at its time');
  return new Uint8Array(token);
}

/** Whether the certificate allows only this use, marked critical (RFC 3161, section 2.3). */
function isForStampsAlone({ extensions = [] }: Certificate): boolean {
  const use = extensions.find(({ extnID }) => extnID === OIDS.extendedKeyUsage);
  return (
    use?.critical === true &&
    use.parsedValue instanceof ExtKeyUsage &&
    use.parsedValue.keyPurposes.join(' ') === OIDS.timeStamping
  );
}

/** Parses with the library, which throws many kinds of errors. */
function parse<Parsed>(read: () => Parsed): Parsed {
  try {
    return read();
  } catch {
    throw new Error('What the time stamp authority answers is not a time stamp');
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
