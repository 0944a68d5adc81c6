import type { Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  parse,
  print,
  separateOperations,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import mercurius from 'mercurius';
import { Histogram, type Registry } from 'prom-client';
import { z } from 'zod';

import { parseEnvelope } from '@husvaer/domain/kernel/validation';

import type { Clock } from '../clock.ts';
import { logFailure, publicGraphqlError, retryAfter } from '../errors.ts';
import type { Sites } from '../http/sites.ts';
import type { Limits, Rule } from '../limits/limits.ts';
import type { Queue } from '../metrics/metrics.ts';
import { within } from '../tracing/tracing.ts';
import { GUEST, type Viewer } from '../viewer.ts';
import type { Runner } from '../work.ts';
import type { GraphqlContext } from './builder.ts';
import type { Given } from './given.ts';
import {
  CALL_MAX,
  DOCUMENT_MAX,
  limitRules,
  refuseIntrospection,
  refuseUnknownVariables,
} from './limits.ts';

/** Calls of one account to one node: more than a person makes, from all their devices. */
const BY_ACCOUNT: Rule = { name: 'calls account', points: 3000, seconds: 60, ofNode: true };
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Mercurius would run a document that a client sends as a parsed JSON tree, valid or not. */
const isParsed = (document: string): boolean => {
  try {
    JSON.parse(document);
    return true;
  } catch {
    return false;
  }
};
const call = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(DOCUMENT_MAX)
    .refine((document) => !isParsed(document)),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});
type GraphqlCall = z.infer<typeof call>;

interface GraphqlAnswer {
  status: number;
  data: ExecutionResult['data'];
  errors?: GraphQLFormattedError[];
}

/**
 * Runs a call in this process, for the HTTP route and the rendered pages. Pages are rendered for guests; the
 * browser requests the user's own data.
 */
export type RunGraphql = (
  call: GraphqlCall,
  request: FastifyRequest,
  identify?: () => Promise<Viewer>,
) => Promise<GraphqlAnswer>;

/** Serves `POST /api/graphql` and returns the same for callers in this process. */
export async function serveGraphql(
  app: FastifyInstance,
  deps: {
    schema: GraphQLSchema;
    runner: Runner;
    limits: Limits;
    mayReadDocument: GraphqlContext['mayReadDocument'];
    clock: Clock;
    /** Whether people of tests are accepted. */
    hasTestFeatures: boolean;
    /** Whether introspection is allowed. It is off where only our own pages query. */
    showsSchema: boolean;
    /** The viewer of an `Authorization` header. Throws when the header is valid for no one. */
    identify: (authorization: string | undefined) => Promise<Viewer>;
    sites: Pick<Sites, 'addressOf'>;
    queues: readonly Queue[];
    check: GraphqlContext['check'];
    metrics: Registry;
    tracer: Tracer;
  },
): Promise<RunGraphql> {
  const { schema, runner, limits, mayReadDocument, queues, check, clock } = deps;
  const { showsSchema, identify, sites } = deps;
  const given = (): Given => ({
    today: clock.today().toString(),
    now: clock.now().epochMilliseconds,
    allowsTestNumbers: deps.hasTestFeatures,
  });
  const answerWith = (errors: readonly unknown[], data: ExecutionResult['data']) =>
    answerOf(errors, data, showsSchema);
  const durations = new Histogram({
    name: 'husvaer_graphql_operation_duration_seconds',
    help: 'Duration of GraphQL calls, by operation.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [deps.metrics],
  });
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: 1,
    allowBatchedQueries: false,
    validationRules: showsSchema ? limitRules : [...limitRules, refuseIntrospection],
    // Errors stay as they are until `answerWith`: Mercurius's own formatter drops their causes.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  app.graphql.addHook('preExecution', async (_schema, document, context, variables) => {
    (context as unknown as GraphqlContext).operations.push(...operationsIn(document));
    refuseUnknownVariables(document, variables);
  });

  const answer = async (
    { query, variables, operationName }: GraphqlCall,
    request: FastifyRequest,
    {
      operations,
      findViewer,
    }: { operations: string[]; findViewer: (() => Promise<Viewer>) | undefined },
  ): Promise<GraphqlAnswer> => {
    let viewer: Viewer = GUEST;
    const refuse = (errors: readonly unknown[], data: ExecutionResult['data']) => {
      for (const error of errors) {
        const { path } = error as Partial<GraphQLError>;
        logFailure(error, request.log, { path, account: accountOf(viewer) });
      }
      return answerWith(errors, data);
    };
    try {
      if (findViewer) viewer = await findViewer();
      if (viewer.kind === 'account') await limits.consume(BY_ACCOUNT, viewer.id);
      const { ip: address } = request;
      const context: GraphqlContext = {
        viewer,
        runner,
        limits,
        mayReadDocument,
        queues,
        check,
        given,
        address,
        site: () => sites.addressOf(request),
        operations,
      };
      const result = await app.graphql(
        operationOf(query, operationName),
        { ...context },
        variables ?? {},
        operationName ?? undefined,
      );
      if (!result.errors) return { status: 200, data: result.data };
      return refuse(result.errors, result.data);
    } catch (error) {
      // Mercurius throws errors found before execution: syntax, validation, limits.
      return refuse(causesOf(error), null);
    }
  };
  const run: RunGraphql = (call, request, findViewer) =>
    within(deps.tracer, 'graphql', async (span) => {
      const operations: string[] = [];
      const since = performance.now();
      const answered = await answer(call, request, { operations, findViewer });
      const { status } = answered;
      const seconds = (performance.now() - since) / 1000;
      for (const operation of new Set(operations))
        durations.observe({ operation, status }, seconds);
      span.setAttribute('graphql.operations', operations);
      return answered;
    });

  app.post('/api/graphql', { bodyLimit: CALL_MAX }, async (request, reply) => {
    const { status, ...body } = await run(parseEnvelope(call, request.body), request, () =>
      identify(request.headers.authorization),
    );
    const wait = body.errors
      ?.map(({ extensions }) => retryAfter(extensions?.['params']))
      .find(Boolean);
    if (wait) reply.header('retry-after', wait);
    return reply.status(status).send(body);
  });
  return run;
}

/** The start of an operation. A document may have these words elsewhere; it is then parsed once more. */
const OPERATION = /\b(?:query|mutation)\b/g;

/**
 * The requested operation, where a document has several: Mercurius compiles a document once, for the
 * operation requested first. Documents that can't be parsed, or lack the operation, are left for Mercurius to
 * reject.
 */
function operationOf(document: string, name: string | null | undefined): string {
  if (!name || (document.match(OPERATION) ?? []).length < 2) return document;
  try {
    const operation = separateOperations(parse(document))[name];
    return operation ? print(operation) : document;
  } catch {
    return document;
  }
}

/** The root fields of a document. Aliases and operation names are chosen by the client and not used. */
const operationsIn = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === 'Field' ? [selection.name.value] : [],
        )
      : [],
  );

const accountOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.id : undefined);

/** GraphQL.js ends an error about an unknown name with suggestions of existing names. */
const SUGGESTION = / Did you mean [^]*$/;
const withoutSuggestion = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(SUGGESTION, '') : value;

function answerOf(
  errors: readonly unknown[],
  data: ExecutionResult['data'],
  showsSchema: boolean,
): GraphqlAnswer {
  const shown = errors.map((error) => publicGraphqlError(error as never));
  const formatted = showsSchema
    ? shown
    : (JSON.parse(JSON.stringify(shown), withoutSuggestion) as typeof shown);
  const status = Math.max(...formatted.map((error) => Number(error.extensions?.['statusCode'])));
  return { status, data: data ?? null, errors: formatted };
}

function causesOf(error: unknown): readonly unknown[] {
  const nested = (error as { errors?: unknown }).errors;
  return Array.isArray(nested) && nested.length > 0 ? nested : [error];
}
