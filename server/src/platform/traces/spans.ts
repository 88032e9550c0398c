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

/** Makes spans; none that anybody keeps where nothing is traced. */
export function tracer(): Tracer {
  return trace.getTracer('portal');
}

/** Whether what happens now is a part of a trace that is recorded. */
export function isRecorded(): boolean {
  // Work that goes on after what began it is over has no place in the trace any more.
  return trace.getActiveSpan()?.isRecording() === true;
}

/**
 * Carries something out as a span of the trace that it happens in; only carries it out where nothing
 * is recorded. Fails as it does.
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  return isRecorded() ? within(tracer().startSpan(name, { attributes }), run) : run();
}

/** Carries something out within a span, and ends it. */
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

/** @param kind a status, a code or a class: never a message, which may name people */
export function noteFailure(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

export function kindOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/** What happens now as the header `traceparent` of W3C trace context; undefined without a trace. */
export function activeTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/**
 * The context that a header `traceparent` tells of; without one, or with none that can be read, that
 * of what happens now. What else a caller says of traces (`tracestate`, `baggage`) is left out: it
 * would be handed on.
 */
export function contextOf(traceparent: unknown): Context {
  return typeof traceparent === 'string'
    ? propagation.extract(ROOT_CONTEXT, { traceparent })
    : context.active();
}

/** Names of trace and span for a line of the log; empty without a trace. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Tells the scripts of a page which trace its request belongs to, see `shared/src/web/http/traceHeader.ts`. */
export function traceMeta(): readonly string[] {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? [] : [`<meta name="traceparent" content="${traceparent}">`];
}
