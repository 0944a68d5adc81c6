import {
  INVALID_SPAN_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

import type { Database } from '../db/database.ts';

export interface Tracing {
  tracer: Tracer;
  /** Sends the spans that were not sent yet. */
  close(): Promise<void>;
}

/** Traces nothing. */
export const NO_TRACER: Tracer = trace.getTracer('husvaer');
const NO_SPAN = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Runs `work` as a span, under the current one. Of an error only its kind is recorded. */
export function within<Result>(
  tracer: Tracer,
  name: string,
  work: (span: Span) => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  if (tracer === NO_TRACER) return work(NO_SPAN);
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: kindOf(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `listings.not_found`, `23505`, `TypeError` */
function kindOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return [code, name].find((one) => typeof one === 'string') ?? 'unknown';
}

/** Records each statement as a span, under the span that ran it. */
export function traceStatements(tracer: Tracer, { watch }: Pick<Database, 'watch'>): void {
  if (tracer === NO_TRACER) return;
  watch(({ sql, milliseconds, failed }) => {
    const end = performance.now();
    const span = tracer.startSpan('sql', {
      kind: SpanKind.CLIENT,
      startTime: end - milliseconds,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
    });
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  });
}
