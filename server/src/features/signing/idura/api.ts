import { z } from 'zod';

import type { Config } from '../../../config.ts';
import type { PortOptions, Ports } from '../../../platform/outside/ports.ts';
import { ZONE } from '../../../platform/norwegian-time.ts';

/*
 * The parts of Idura Signatures' GraphQL schema that are used:
 * https://docs.idura.app/signatures/graphql/schema
 */

const PORT_OPTIONS: PortOptions = { seconds: 30 };

const claims = z.array(z.object({ name: z.string(), value: z.string() }));
const signature = z.object({
  signatory: z.object({ id: z.string() }).nullish(),
  /** Only for signatures with an electronic identity. */
  claims: claims.nullish(),
});
const signatory = z.object({
  id: z.string(),
  /** Accepts any text: Idura may add statuses. */
  status: z.string(),
  statusReason: z.string().nullish(),
  href: z.url({ protocol: /^https?$/ }),
  reference: z.string().nullish(),
});
const remoteOrder = z.object({
  id: z.string(),
  status: z.string(),
  signatories: z.array(signatory),
  documents: z.array(
    z.object({
      reference: z.string().nullish(),
      /** Base64; present once the order is closed. */
      blob: z.base64().nullish(),
      signatures: z.array(signature).nullish(),
    }),
  ),
});
/** An order at Idura. */
export type RemoteOrder = z.output<typeof remoteOrder>;

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
});

const ORDER = `
  id status
  signatories { id status statusReason href reference }
  documents {
    reference
    signatures {
      signatory { id }
      ... on JWTSignature { claims { name value } }
      ... on NorwegianBankIdSignature { claims { name value } }
    }
  }`;
const WITH_FILES = `${ORDER} documents { blob }`;
const mutation = (name: string, input: string, fields: string): string =>
  `mutation ${name}($input: ${input}!) { ${name}(input: $input) { signatureOrder { ${fields} } } }`;

const CREATE = mutation('createSignatureOrder', 'CreateSignatureOrderInput', ORDER);
const CLOSE = mutation('closeSignatureOrder', 'CloseSignatureOrderInput', WITH_FILES);
const CANCEL = mutation('cancelSignatureOrder', 'CancelSignatureOrderInput', 'id status');
const FIND = `query signatureOrder($id: ID!) { signatureOrder(id: $id) { ${ORDER} } }`;
const FIND_CLOSED = `query signatureOrder($id: ID!) { signatureOrder(id: $id) { ${WITH_FILES} } }`;

/** The input of a new order at Idura. */
export interface RemoteOrderInput {
  title: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
  document: { reference: string; title: string; pdf: Uint8Array };
  signatories: {
    /** Our id of the signer. */
    reference: string;
    signingAs: string;
    turn: number;
    language: 'en' | 'no';
    /** ISO 8601: only a person with this birth date can sign. */
    birthDate: string | null;
    redirectUri: string;
  }[];
  webhook: string;
}

/** Days a closed order's files are kept at Idura, in case this process ends before it has fetched them. */
const RETAIN_DAYS = 7;
const LANGUAGES = { en: 'EN_US', no: 'NB_NO' };
const BANKID = 'urn:grn:authn:no:bankid';

export type Idura = NonNullable<ReturnType<typeof createIdura>>;

/**
 * The client of Idura; null when it is not configured. Every call throws when it is refused, can't be parsed,
 * or takes too long.
 */
export function createIdura(config: Config, ports: Ports) {
  const { IDURA_CLIENT_ID, IDURA_CLIENT_SECRET, IDURA_WEBHOOK_SECRET, IDURA_URL } = config;
  if (!IDURA_CLIENT_ID) return null;
  const idura = ports.to('idura', IDURA_URL, PORT_OPTIONS);
  const login = Buffer.from(`${IDURA_CLIENT_ID}:${IDURA_CLIENT_SECRET}`).toString('base64');

  async function call(query: string, variables: object): Promise<Record<string, unknown>> {
    const response = await idura.fetch(IDURA_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${login}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = answer.parse(await response.json().catch(() => ({})));
    if (!response.ok || errors?.length || !data)
      throw new Error(
        `Idura answers ${response.status}: ${errors?.map(({ message }) => message).join('; ')}`,
      );
    return data;
  }

  async function change(name: string, query: string, input: object): Promise<unknown> {
    const data = await call(query, { input });
    return (data[name] as { signatureOrder?: unknown } | null)?.signatureOrder;
  }

  async function find(query: string, id: string): Promise<RemoteOrder> {
    return remoteOrder.parse((await call(query, { id }))['signatureOrder']);
  }

  return {
    async create(order: RemoteOrderInput): Promise<RemoteOrder> {
      const { title, expiresAt, document, signatories, webhook } = order;
      const input = {
        title,
        expiresAt,
        timezone: ZONE,
        maxSignatories: signatories.length,
        // The document is private: the person who opens the link must identify before reading it.
        evidenceValidationStages: ['VIEW', 'SIGN'],
        evidenceProviders: [
          {
            criiptoVerify: {
              acrValues: [config.OIDC_ACR_VALUES ?? BANKID],
              alwaysRedirect: true,
              uniqueEvidenceKey: 'sub',
            },
          },
        ],
        documents: [
          {
            pdf: {
              title: document.title,
              reference: document.reference,
              blob: Buffer.from(document.pdf).toString('base64'),
              storageMode: 'Temporary',
            },
          },
        ],
        signatories: signatories.map((one) => ({
          reference: one.reference,
          signingAs: one.signingAs,
          signingSequence: one.turn,
          ui: { language: LANGUAGES[one.language], signatoryRedirectUri: one.redirectUri },
          ...(one.birthDate && {
            evidenceValidation: [{ key: 'birthdate', value: one.birthDate }],
          }),
        })),
        webhook: { url: webhook, secret: IDURA_WEBHOOK_SECRET },
      };
      return remoteOrder.parse(await change('createSignatureOrder', CREATE, input));
    },
    find: (id: string): Promise<RemoteOrder> => find(FIND, id),
    /**
     * Closes an order and returns it with its signed document. An order that is closed already is returned as
     * it is.
     */
    async close(id: string): Promise<RemoteOrder> {
      const { status } = await find(FIND, id);
      if (status === 'CLOSED') return find(FIND_CLOSED, id);
      const input = { signatureOrderId: id, retainDocumentsForDays: RETAIN_DAYS };
      return remoteOrder.parse(await change('closeSignatureOrder', CLOSE, input));
    },
    /** Cancels an order; one that is not open stays as it is. */
    async cancel(id: string): Promise<void> {
      const { status } = await find(FIND, id);
      if (status === 'OPEN') await change('cancelSignatureOrder', CANCEL, { signatureOrderId: id });
    },
  };
}
