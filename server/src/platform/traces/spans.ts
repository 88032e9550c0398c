import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { errorCode } from '../errors.ts';

/** The tracer; its spans are no-ops when tracing is off. */
export function tracer(): Tracer {
  return trace.getTracer('portal');
}

/** Whether the current span is recorded. */
export function isRecorded(): boolean {
  // Work that outlives its parent span does not belong to the trace.
  return trace.getActiveSpan()?.isRecording() === true;
}

/**
 * Runs work as a span of the current trace, or just runs it when nothing is recorded. Rethrows its
 * error.
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  return isRecorded() ? within(tracer().startSpan(name, { attributes }), run) : run();
}

/** Runs work within a span, and ends the span. */
export async function within<Result>(span: Span, run: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(context.active(), span), run);
  } catch (error) {
    noteFailure(span, kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** @param kind a status, code or class; never a message, which may contain personal data */
export function noteFailure(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

export function kindOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/** The current context as a W3C `traceparent` header; undefined without a trace. */
export function activeTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/**
 * The context of a `traceparent` header, or the current context if it is missing or invalid.
 * Ignores `tracestate` and `baggage`, which would be propagated.
 */
export function contextOf(traceparent: unknown): Context {
  return typeof traceparent === 'string'
    ? propagation.extract(ROOT_CONTEXT, { traceparent })
    : context.active();
}

/** Trace and span ids for a log line; empty without a trace. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Passes the request's trace to the page's scripts, see `shared/src/web/http/traceHeader.ts`. */
export function traceMeta(): readonly string[] {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? [] : [`<meta name="traceparent" content="${traceparent}">`];
}
