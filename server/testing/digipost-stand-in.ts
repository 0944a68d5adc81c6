import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/**
 * The parts of Digipost's published schema (`api_v8.xsd`) that printed letters use: other elements, another
 * order and longer texts are refused, as at Digipost.
 */
const SCHEMA = `<xs:schema targetNamespace="http://api.digipost.no/schema/v8" elementFormDefault="qualified"
    xmlns="http://api.digipost.no/schema/v8" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:simpleType name="line"><xs:restriction base="xs:string"><xs:maxLength value="100"/></xs:restriction></xs:simpleType>
  <xs:complexType name="person"><xs:sequence>
    <xs:element name="name"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="130"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="norwegian-address"><xs:complexType><xs:sequence>
      <xs:element name="addressline1" type="line" minOccurs="0"/>
      <xs:element name="addressline2" type="line" minOccurs="0"/>
      <xs:element name="addressline3" type="line" minOccurs="0"/>
      <xs:element name="zip-code"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="10"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="city"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="80"/></xs:restriction></xs:simpleType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType>
  <xs:element name="message"><xs:complexType><xs:sequence>
    <xs:element name="message-id" type="xs:string" minOccurs="0"/>
    <xs:element name="sender-id" type="xs:long" minOccurs="0"/>
    <xs:element name="recipient"><xs:complexType><xs:sequence>
      <xs:element name="print-details"><xs:complexType><xs:sequence>
        <xs:element name="recipient" type="person"/>
        <xs:element name="return-address" type="person"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>
    <xs:element name="primary-document"><xs:complexType><xs:sequence>
      <xs:element name="uuid" minOccurs="0"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[0-9a-fA-F-]{36}"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="file-type" type="xs:string"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

export interface DigipostStandIn {
  /** The server's configuration for it. */
  settings: Record<string, string>;
  /** Accepted letters, with their PDFs. */
  taken: { id: string; xml: string; pdf: Buffer }[];
  /** The events it reports about letters, in its schema, without the enclosing list. */
  events: string[];
  /** Refuses the next letters with this code, or with a server error. */
  refuseBy: string | null;
  close(): Promise<void>;
}

/**
 * Starts a server that checks calls as Digipost does: the signature, the hash, and the message against the
 * schema.
 */
export async function startDigipost(): Promise<DigipostStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const SENDER = '1234';
  const standIn: DigipostStandIn = {
    settings: {},
    taken: [],
    events: [],
    refuseBy: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const [status, xml] = answer(request, body);
      response.writeHead(status, { 'content-type': 'application/vnd.digipost-v8+xml' }).end(xml);
    });
  });

  function answer(request: IncomingMessage, body: Buffer): [number, string] {
    const problem = refusal(request, body);
    if (problem) return [403, error('INVALID_SIGNATURE', problem)];
    const { pathname } = new URL(request.url ?? '', 'http://digipost');
    if (request.method === 'GET' && pathname === '/documents/events') {
      const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
      const list = standIn.events.join('');
      return [
        200,
        `<document-events xmlns="http://api.digipost.no/schema/v8" ${xsi}>${list}</document-events>`,
      ];
    }
    if (request.method !== 'POST' || pathname !== '/messages') return [404, ''];
    if (standIn.refuseBy === 'BROKEN') return [500, ''];
    if (standIn.refuseBy) return [400, error(standIn.refuseBy, 'Refused')];
    const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1];
    const parts = body
      .toString('latin1')
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2));
    const [xml, pdf] = parts.map((part) => Buffer.from(part, 'latin1'));
    const invalid = schemaError(xml!);
    if (invalid) return [400, error('INVALID_XML', invalid)];
    const id = /<message-id>(.+)<\/message-id>/.exec(xml!.toString())![1]!;
    if (standIn.taken.some((one) => one.id === id)) return [400, error('DUPLICATE_MESSAGE', id)];
    standIn.taken.push({ id, xml: xml!.toString(), pdf: pdf! });
    return [
      200,
      '<message-delivery xmlns="http://api.digipost.no/schema/v8"><delivery-method>PRINT</delivery-method>' +
        `<sender-id>${SENDER}</sender-id><status>DELIVERED_TO_PRINT</status></message-delivery>`,
    ];
  }

  /** Why a call is not authentic; null when it is. */
  function refusal({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
    const { pathname, search } = new URL(url ?? '', 'http://digipost');
    const hash = createHash('sha256').update(body).digest('base64');
    if (body.length > 0 && headers['x-content-sha256'] !== hash) return 'hash';
    if (headers['x-digipost-userid'] !== SENDER) return 'sender';
    const names = ['date', 'x-content-sha256', 'x-digipost-userid'];
    const texts = names.flatMap((name) =>
      headers[name] ? [`${name}: ${String(headers[name])}\n`] : [],
    );
    const signed = `${method}\n${pathname.toLowerCase()}\n${texts.join('')}${search.slice(1).toLowerCase()}\n`;
    const signature = String(headers['x-digipost-signature']);
    return createVerify('RSA-SHA256').update(signed).verify(publicKey, signature, 'base64')
      ? null
      : 'signature';
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.settings = {
    DIGIPOST_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    DIGIPOST_SENDER_ID: SENDER,
    DIGIPOST_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  return standIn;
}

const error = (code: string, message: string): string =>
  `<error xmlns="http://api.digipost.no/schema/v8"><error-code>${code}</error-code>` +
  `<error-message>${message}</error-message><error-type>CLIENT_DATA</error-type></error>`;

function schemaError(xml: Buffer): string {
  using rules = XmlDocument.fromString(SCHEMA);
  using validator = XsdValidator.fromDoc(rules);
  try {
    using document = XmlDocument.fromBuffer(xml);
    validator.validate(document);
    return '';
  } catch (invalid) {
    return String(invalid).replaceAll(/[<&]/g, ' ');
  }
}
