import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { buildSchema, graphql } from 'graphql';

import { newId } from '../src/platform/ids.ts';

/** The parts of Idura's published schema that the server uses; anything else is refused, as at Idura. */
const SCHEMA = buildSchema(`
  scalar Blob
  scalar DateTime
  enum SignatureOrderStatus { OPEN CLOSED CANCELLED EXPIRED }
  enum SignatoryStatus { OPEN SIGNED REJECTED ERROR DELETED }
  enum Language { DA_DK EN_US NB_NO SV_SE }
  enum DocumentStorageMode { Temporary }
  enum EvidenceValidationStage { SIGN VIEW }

  type JWTClaim { name: String! value: String! }
  interface Signature { signatory: Signatory }
  type JWTSignature implements Signature { signatory: Signatory claims: [JWTClaim!]! }
  type NorwegianBankIdSignature implements Signature { signatory: Signatory claims: [JWTClaim!]! }
  interface Document {
    id: ID! title: String! reference: String blob: Blob signatures: [Signature!]
  }
  type PdfDocument implements Document {
    id: ID! title: String! reference: String blob: Blob signatures: [Signature!]
  }
  type Signatory {
    id: ID! status: SignatoryStatus! statusReason: String href: String! reference: String
  }
  type SignatureOrder {
    id: ID! status: SignatureOrderStatus! title: String expiresAt: DateTime!
    signatories: [Signatory!]! documents: [Document!]!
  }

  input PadesDocumentInput {
    title: String! blob: Blob! storageMode: DocumentStorageMode! reference: String
  }
  input DocumentInput { pdf: PadesDocumentInput }
  input CriiptoVerifyProviderInput {
    acrValues: [String!] alwaysRedirect: Boolean uniqueEvidenceKey: String scope: String
  }
  input EvidenceProviderInput { criiptoVerify: CriiptoVerifyProviderInput }
  input SignatoryEvidenceValidationInput { key: String! value: String boolean: Boolean }
  input SignatoryUIInput { language: Language signatoryRedirectUri: String }
  input CreateSignatureOrderSignatoryInput {
    reference: String signingAs: String signingSequence: Int ui: SignatoryUIInput
    evidenceValidation: [SignatoryEvidenceValidationInput!]
  }
  input CreateSignatureOrderWebhookInput { url: String! secret: Blob validateConnectivity: Boolean }
  input CreateSignatureOrderInput {
    title: String documents: [DocumentInput!]! expiresAt: String timezone: String maxSignatories: Int
    evidenceProviders: [EvidenceProviderInput!] evidenceValidationStages: [EvidenceValidationStage!]
    signatories: [CreateSignatureOrderSignatoryInput!] webhook: CreateSignatureOrderWebhookInput
  }
  input CloseSignatureOrderInput { signatureOrderId: ID! retainDocumentsForDays: Int }
  input CancelSignatureOrderInput { signatureOrderId: ID! }
  type CreateSignatureOrderOutput { signatureOrder: SignatureOrder! }
  type CloseSignatureOrderOutput { signatureOrder: SignatureOrder! }
  type CancelSignatureOrderOutput { signatureOrder: SignatureOrder! }
  type Query { signatureOrder(id: ID!): SignatureOrder }
  type Mutation {
    createSignatureOrder(input: CreateSignatureOrderInput!): CreateSignatureOrderOutput
    closeSignatureOrder(input: CloseSignatureOrderInput!): CloseSignatureOrderOutput
    cancelSignatureOrder(input: CancelSignatureOrderInput!): CancelSignatureOrderOutput
  }
`);

interface OrderInput {
  title: string;
  expiresAt: string;
  documents: { pdf: { title: string; blob: string; reference: string } }[];
  signatories: {
    reference: string;
    signingAs: string;
    signingSequence: number;
    ui: { language: string; signatoryRedirectUri: string };
    evidenceValidation?: { key: string; value: string }[];
  }[];
  webhook: { url: string; secret: string };
}

interface Signatory {
  id: string;
  status: string;
  statusReason: string | null;
  href: string;
  reference: string;
}

interface StoredOrder {
  id: string;
  status: string;
  input: OrderInput;
  signatories: Signatory[];
  signatures: { signatory: Signatory; claims: { name: string; value: string }[] }[];
}

export interface IduraStandIn {
  url: string;
  orders: StoredOrder[];
  /** The names of the calls it received. */
  calls: string[];
  /** This many next calls fail. */
  failing: number;
  /** Signs for a signer, by our id, in any order they belong to. */
  sign(signerId: string, claims: Record<string, string>): void;
  reject(signerId: string, reason: string | null): void;
  /** Calls the webhook like Idura. Returns the server's answer. */
  notify(
    signerId: string,
    event: string,
    changed?: { secret?: string; body?: string },
  ): Promise<number>;
  close(): Promise<void>;
}

/** Appended to a PDF that Idura sealed, so that its bytes differ from those sent. */
export const SEALED_MARK = '\n%sealed elsewhere\n';

/** Implements Idura Signatures' API for this login. */
export async function startIdura(login: { id: string; secret: string }): Promise<IduraStandIn> {
  const orders: StoredOrder[] = [];
  const calls: string[] = [];
  const expected = `Basic ${Buffer.from(`${login.id}:${login.secret}`).toString('base64')}`;
  const open = (id: string): StoredOrder => {
    const order = orders.find((one) => one.id === id);
    if (order?.status !== 'OPEN') throw new Error('Signature order is not open');
    return order;
  };
  const shown = (order: StoredOrder) => ({
    id: order.id,
    status: order.status,
    title: order.input.title,
    expiresAt: order.input.expiresAt,
    signatories: order.signatories,
    documents: order.input.documents.map(({ pdf }, index) => ({
      __typename: 'PdfDocument',
      id: `${order.id}-${index}`,
      title: pdf.title,
      reference: pdf.reference,
      blob:
        order.status === 'CLOSED'
          ? Buffer.concat([Buffer.from(pdf.blob, 'base64'), Buffer.from(SEALED_MARK)]).toString(
              'base64',
            )
          : null,
      signatures: order.signatures.map((one) => ({ __typename: 'JWTSignature', ...one })),
    })),
  });
  const root = {
    signatureOrder({ id }: { id: string }) {
      calls.push('find');
      const order = orders.find((one) => one.id === id);
      return order ? shown(order) : null;
    },
    createSignatureOrder({ input }: { input: OrderInput }) {
      calls.push('create');
      const id = newId();
      const signatories = input.signatories.map(({ reference }) => {
        const own = newId();
        const href = `https://signatures.example/sign/${own}`;
        return { id: own, status: 'OPEN', statusReason: null, href, reference };
      });
      const order = { id, status: 'OPEN', input, signatories, signatures: [] };
      orders.push(order);
      return { signatureOrder: shown(order) };
    },
    closeSignatureOrder({ input }: { input: { signatureOrderId: string } }) {
      calls.push('close');
      const order = open(input.signatureOrderId);
      if (order.signatories.some(({ status }) => status !== 'SIGNED'))
        throw new Error('Not all signatories have signed');
      order.status = 'CLOSED';
      return { signatureOrder: shown(order) };
    },
    cancelSignatureOrder({ input }: { input: { signatureOrderId: string } }) {
      calls.push('cancel');
      const order = open(input.signatureOrderId);
      order.status = 'CANCELLED';
      return { signatureOrder: shown(order) };
    },
  };

  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await text(request)) as { query: string; variables: object };
      const isFailing = standIn.failing > 0;
      if (isFailing) standIn.failing -= 1;
      const status = isFailing ? 503 : request.headers.authorization === expected ? 200 : 401;
      const answer =
        status === 200
          ? await graphql({
              schema: SCHEMA,
              source: body.query,
              variableValues: { ...body.variables },
              rootValue: root,
            })
          : { errors: [{ message: 'No' }] };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const findOf = (signerId: string) => {
    const order = orders.findLast((one) =>
      one.signatories.some(({ reference }) => reference === signerId),
    )!;
    return { order, signatory: order.signatories.find((one) => one.reference === signerId)! };
  };

  const standIn: IduraStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/graphql`,
    orders,
    calls,
    failing: 0,
    sign(signerId, claims) {
      const { order, signatory } = findOf(signerId);
      signatory.status = 'SIGNED';
      const list = Object.entries(claims).map(([name, value]) => ({ name, value }));
      order.signatures.push({ signatory, claims: list });
    },
    reject(signerId, reason) {
      Object.assign(findOf(signerId).signatory, { status: 'REJECTED', statusReason: reason });
    },
    async notify(signerId, event, changed = {}) {
      const { order, signatory } = findOf(signerId);
      const { url, secret } = order.input.webhook;
      const body = JSON.stringify({
        event,
        signatureOrderId: order.id,
        signatoryId: signatory.id,
      });
      const key = Buffer.from(changed.secret ?? secret, 'base64');
      const signature = createHmac('sha256', key).update(body).digest('base64');
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-criipto-signature': signature },
        body: changed.body ?? body,
      });
      return response.status;
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}
