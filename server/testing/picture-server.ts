import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

type Pages = Record<string, (response: ServerResponse, request: IncomingMessage) => void>;

export interface PictureServer {
  /** `localhost:12345` */
  host: string;
  url(path: string): string;
  /** Paths that were requested, oldest first. */
  requests: string[];
  close(): Promise<void>;
}

/** A foreign server with pictures, on this machine and with TLS. This process trusts it by default. */
export async function startPictureServer(
  pages: Pages,
  { isTrusted = true } = {},
): Promise<PictureServer> {
  const { key, cert } = certificateOf('localhost');
  if (isTrusted) setDefaultCACertificates([...getCACertificates('default'), cert]);
  const requests: string[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'https://localhost');
    requests.push(pathname);
    const page = pages[pathname];
    if (page) page(response, request);
    else response.writeHead(404).end('nothing here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `https://${host}${path}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A self-signed certificate (X.509 v3, RFC 5280), written here because Node can't create one. */
export function certificateOf(...hosts: string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  // A unique name: among issuers with the same name, TLS tries only one.
  const subject = sequence(
    der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(randomUUID())))),
  );
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    subject,
    sequence(der(0x18, Buffer.from('20000101000000Z')), der(0x18, Buffer.from('20991231000000Z'))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(0x55, 0x1d, 0x11), der(0x04, names)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = sequence(content, algorithm, der(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes));

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
