import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { openssl } from './openssl.ts';

/** Faults of an answer. */
export type Fault =
  /** 503. */
  | 'away'
  | 'too large'
  /** A page, like a proxy's. */
  | 'no stamp'
  /** The request's algorithm is not supported. */
  | 'refused'
  /** It answers the previous request. */
  | 'another request'
  /** For another signature, with the right nonce. */
  | 'another signature'
  /** A bit of its own signature is changed. */
  | 'changed'
  /** Its certificate is for servers as well. */
  | 'another use'
  /** Its certificate expired yesterday. */
  | 'expired';

/** The DER prefix of 32 bytes of a hash. */
const HASH_BEGINS = Buffer.of(0x04, 32);
/** The status before a token. */
const GRANTED = Buffer.of(0x30, 3, 2, 1, 0);

/** A time stamp authority (RFC 3161) with OpenSSL's `ts`, at an address of its own. */
export interface TimeStampAuthority {
  url: string;
  /** The fault of its answers from now on; null for none. */
  fault: Fault | null;
  requests: { method: string; contentType: string; query: Buffer }[];
  /** OpenSSL's verdict on a token as this authority's stamp of these bytes. */
  verify(token: Uint8Array, signature: Uint8Array): string;
  close(): Promise<void>;
}

/** The signers of time stamps: the use and the expiry of their certificates. */
const SIGNERS = {
  usual: { use: 'critical,timeStamping', until: '20400101000000Z' },
  'another use': { use: 'critical,timeStamping,serverAuth', until: '20400101000000Z' },
  expired: { use: 'critical,timeStamping', until: '20200102000000Z' },
};

export async function startTimeStampAuthority(): Promise<TimeStampAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-tsa-'));
  const at = (name: string) => join(folder, name);
  makeSigners(at);
  let former: Buffer | undefined;

  function answer(query: Buffer): Buffer {
    const { fault } = authority;
    if (fault === 'no stamp') return Buffer.from('<html>Time stamps are made elsewhere</html>');
    if (fault === 'too large') return Buffer.alloc(1_000_000, 0x30);
    if (fault === 'another request' && former) return former;
    if (fault === 'another signature') query[query.indexOf(HASH_BEGINS) + HASH_BEGINS.length]! ^= 1;
    writeFileSync(at('query'), query);
    openssl(
      'ts',
      '-reply',
      '-queryfile',
      at('query'),
      '-out',
      at('reply'),
      '-config',
      at(fault === 'refused' ? 'refuses.cnf' : 'stamps.cnf'),
      '-signer',
      at('usual.pem'),
      '-inkey',
      at('usual.key'),
      '-chain',
      at('ca.pem'),
    );
    if (fault === 'another use' || fault === 'expired') signAgain(at, fault);
    const reply = readFileSync(at('reply'));
    if (fault === 'changed') reply[reply.length - 1]! ^= 1;
    if (fault === null) former = reply;
    return reply;
  }

  const server = createServer((request, response) => {
    void buffer(request).then((query) => {
      const { method = '', headers } = request;
      authority.requests.push({ method, contentType: headers['content-type'] ?? '', query });
      if (authority.fault === 'away') return response.writeHead(503).end();
      response.setHeader('content-type', 'application/timestamp-reply');
      return response.end(answer(Buffer.from(query)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const authority: TimeStampAuthority = {
    url: `http://127.0.0.1:${port}/tsa`,
    fault: null,
    requests: [],
    verify(token, signature) {
      writeFileSync(at('token'), token);
      writeFileSync(at('signature'), signature);
      return openssl(
        'ts',
        '-verify',
        '-data',
        at('signature'),
        '-in',
        at('token'),
        '-token_in',
        '-CAfile',
        at('ca.pem'),
      );
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
  return authority;
}

/** Creates a root certificate, signers below it, and their configuration. */
function makeSigners(at: (name: string) => string): void {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-noenc',
    '-subj',
    '/CN=Root',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  const root = [
    '[ca]',
    'default_ca = it',
    '[it]',
    `database = ${at('issued')}`,
    'rand_serial = yes',
    `new_certs_dir = ${at('')}`,
    'default_md = sha256',
    'policy = any',
    '[any]',
    'commonName = supplied',
    '',
  ];
  writeFileSync(at('ca.cnf'), root.join('\n'));
  writeFileSync(at('issued'), '');
  for (const [name, { use, until }] of Object.entries(SIGNERS)) {
    writeFileSync(at('extensions'), `extendedKeyUsage=${use}\nbasicConstraints=CA:FALSE\n`);
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-noenc',
      '-subj',
      `/CN=Time stamps (${name})`,
      '-keyout',
      at(`${name}.key`),
      '-out',
      at('request'),
    );
    openssl(
      'ca',
      '-batch',
      '-config',
      at('ca.cnf'),
      '-cert',
      at('ca.pem'),
      '-notext',
      '-keyfile',
      at('ca.key'),
      '-in',
      at('request'),
      '-out',
      at(`${name}.pem`),
      '-extfile',
      at('extensions'),
      '-startdate',
      '20200101000000Z',
      '-enddate',
      until,
    );
  }
  writeFileSync(at('serial'), '01\n');
  for (const [name, digests] of [['stamps', 'sha256'] as const, ['refuses', 'sha512'] as const]) {
    const policy = [
      '[tsa]',
      'default_tsa = it',
      '[it]',
      `serial = ${at('serial')}`,
      'signer_digest = sha256',
      'default_policy = 1.2.3.4.1',
      'ess_cert_id_alg = sha256',
      `digests = ${digests}`,
      '',
    ];
    writeFileSync(at(`${name}.cnf`), policy.join('\n'));
  }
}

/** Replaces the signature of a reply by another signer's: OpenSSL's `ts` would refuse to sign with these. */
function signAgain(at: (name: string) => string, signer: keyof typeof SIGNERS): void {
  openssl('ts', '-reply', '-in', at('reply'), '-token_out', '-out', at('token'));
  openssl('cms', '-verify', '-noverify', '-inform', 'DER', '-in', at('token'), '-out', at('stamp'));
  openssl(
    'cms',
    '-sign',
    '-binary',
    '-nodetach',
    '-econtent_type',
    'id-smime-ct-TSTInfo',
    '-signer',
    at(`${signer}.pem`),
    '-inkey',
    at(`${signer}.key`),
    '-outform',
    'DER',
    '-in',
    at('stamp'),
    '-out',
    at('token'),
  );
  const content = Buffer.concat([GRANTED, readFileSync(at('token'))]);
  const head = Buffer.of(0x30, 0x82, 0, 0);
  head.writeUInt16BE(content.length, 2);
  writeFileSync(at('reply'), Buffer.concat([head, content]));
}
