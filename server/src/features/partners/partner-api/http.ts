import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { HttpContext } from '../../../platform/feature.ts';
import {
  FILE_TYPE,
  isFileCall,
  isTextCall,
  type CallAnswer,
  type Called,
  type CallGroup,
  type DescribedCall,
  type FileCall,
  type TextCall,
} from '../../../platform/http/described-calls.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import type { PartnerViewer } from '../../../platform/viewer.ts';
import { partnerOfKey } from '../api-keys/viewer.ts';
import { idempotencyKey, keyRequired, performOnce } from './idempotency.ts';
import { PARTNER_PATH, partnerApiDocument } from './openapi.ts';

const CALLS_BY_KEY: Rule = { name: 'partner calls', points: 600, seconds: 60 };
/** Keys can't be guessed; clients that try without end are slowed down anyway. */
const INVALID_KEYS_BY_ADDRESS: Rule = { name: 'partner wrong keys', points: 100, seconds: 900 };
/** Bytes, unless the call states another limit. */
const BODY_MAX = 256 * 1024;

/** Serves the calls of partners' systems (docs/partner-api.md), with an API key, at any host. */
export function servePartnerApi(
  app: FastifyInstance,
  context: HttpContext,
  groups: readonly CallGroup[],
): void {
  const eventTypes = groups.flatMap(({ events = {} }) => Object.keys(events));
  const document = partnerApiDocument(context.origin, groups);
  void app.register(
    async (routes) => {
      // It has no personal data, and can be read without a key.
      routes.get('/openapi.json', async (_, reply) =>
        reply.header('cache-control', 'public, max-age=3600').send(document),
      );
      void routes.register(async (inner) =>
        serveCalls(inner, context, { calls: groups.flatMap(({ calls }) => calls), eventTypes }),
      );
    },
    { prefix: PARTNER_PATH },
  );
}

function serveCalls(
  routes: FastifyInstance,
  context: HttpContext,
  { calls, eventTypes }: { calls: readonly DescribedCall[]; eventTypes: readonly string[] },
): void {
  const { runner, clock, limits, config } = context;
  const viewers = new WeakMap<FastifyRequest, PartnerViewer>();

  // Before the body is read: clients without a key can't upload anything.
  routes.addHook('onRequest', async (request, reply) => {
    const caller = { header: request.headers.authorization, address: request.ip };
    const viewer = await partnerOfKey(caller, { runner, clock }).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      reply.header('www-authenticate', 'Bearer');
      await limits.consume(INVALID_KEYS_BY_ADDRESS, request.ip);
      throw error;
    });
    const { points, seconds } = CALLS_BY_KEY;
    // RateLimit headers of the IETF draft.
    reply.header('ratelimit-policy', `"calls";q=${points};w=${seconds}`);
    const { remaining, resetsIn } = await limits.consume(CALLS_BY_KEY, viewer.keyId);
    reply.header('ratelimit', `"calls";r=${remaining};t=${resetsIn}`);
    viewers.set(request, viewer);
  });
  void routes.register(async (texts) => {
    for (const type of ['application/json', 'application/x-ndjson'])
      texts.addContentTypeParser(type, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) =>
        decode(body),
      );
    for (const call of calls.filter(isTextCall)) serve(texts, call, answer);
  });
  void routes.register(async (files) => {
    files.removeAllContentTypeParsers();
    // The call's handler reads the file.
    files.addContentTypeParser(FILE_TYPE, async (_: unknown, file: Readable) => file);
    for (const call of calls.filter(isFileCall)) serve(files, call, answerFile);
  });

  function serve<Call extends DescribedCall>(
    inner: FastifyInstance,
    call: Call,
    handle: (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) {
    inner.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: call.body?.maximum ?? BODY_MAX,
      config: { isStreamed: 'receive' in call },
      // Before the body is read as well.
      onRequest: async (request) => {
        const viewer = viewers.get(request)!;
        if (!viewer.scopes.includes(call.scope))
          throw partnerErrors.scope_missing({
            scope: call.scope,
            message: `This key was not made for ${call.scope}.`,
          });
      },
      handler: (request, reply) => handle(call, request, reply),
    });
  }

  async function answerFile(call: FileCall, request: FastifyRequest, reply: FastifyReply) {
    const viewer = viewers.get(request)!;
    if (call.limit) await limits.consume(call.limit, viewer.keyId);
    const file = request.body instanceof Readable ? request.body : Readable.from([]);
    const { status, body } = await call.receive(
      context,
      { ...readCall(call, viewer, request), eventTypes },
      file,
    );
    return reply.status(status).send(body);
  }

  async function answer(call: TextCall, request: FastifyRequest, reply: FastifyReply) {
    const viewer = viewers.get(request)!;
    const called = { ...readCall(call, viewer, request), eventTypes };
    if (call.limit) await limits.consume(call.limit, viewer.keyId);
    if (call.method === 'GET')
      return runner.read(viewer, (work) => call.read(work, called), undefined);
    const key = call.method === 'POST' ? idempotencyKey(request.headers['idempotency-key']) : null;
    if (call.isOnce && key === null) throw keyRequired();
    await call.before?.(called, config);
    const { partnerId } = viewer;
    const query = `${call.method} ${request.url}\n${meaningOf(called.text)}`;
    const { status, body, isReplayed } = await runner.run(
      viewer,
      async (work): Promise<CallAnswer & { isReplayed?: boolean }> =>
        key === null
          ? call.write(work, called)
          : performOnce(work, { partnerId, key, input: query }, () => call.write(work, called)),
      undefined,
    );
    if (isReplayed) reply.header('idempotent-replayed', 'true');
    return reply.status(status).send(body);
  }
}

function readCall(
  call: DescribedCall,
  viewer: PartnerViewer,
  request: FastifyRequest,
): Omit<Called, 'eventTypes'> {
  const parts = request.params as Record<string, string>;
  const part = (name: string) => parts[name] ?? '';
  // An empty body is not JSON either.
  const text = typeof request.body === 'string' ? request.body : '';
  refuseUnknown(Object.keys(request.query as object), Object.keys(call.query?.shape ?? {}));
  if (isTextCall(call) && !call.body) refuseBody(text);
  return {
    viewer,
    part,
    id(name) {
      const id = uuid.safeParse(part(name));
      if (!id.success) throw requestErrors.not_found();
      return id.data;
    },
    query: request.query,
    text,
    contentType: request.headers['content-type'] ?? '',
    json: () => readJson(text),
  };
}

/** An unknown field is an error: ignoring a misspelt one could change what the call means. */
function refuseUnknown(input: readonly string[], known: readonly string[]): void {
  const fields = input
    .filter((path) => !known.includes(path))
    .map((path) => ({ path, reason: 'unknown_field' }));
  if (fields.length > 0) throw requestErrors.invalid({ fields });
}

/** An empty object is accepted: some clients always send one. */
function refuseBody(text: string): void {
  if (text === '') return;
  const values = readJson(text);
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw requestErrors.invalid({ message: 'This call takes no body.' });
  refuseUnknown(Object.keys(values), []);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw requestErrors.malformed({ message: 'The body is not JSON.' });
  }
}

/** The same for bodies that say the same: JSON without its spaces, its names in order. */
function meaningOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted())
        : value,
    );
  } catch {
    return text;
  }
}

/** A body as text. Throws `request.malformed` when it is not UTF-8. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw requestErrors.malformed({ message: 'The body is not UTF-8.' });
  }
}
