import { SpanKind } from '@opentelemetry/api';
import { activeTraceparent, isRecorded, noteFailure, tracer, within } from './spans.ts';

/** Headers that propagate the trace. */
type TraceHeaders = Readonly<Record<string, string>>;

/**
 * Makes a call to another service as a span of the current trace. Omits the address, because paths
 * name people and their data. Rethrows its error.
 *
 * @param service its name: `accounts`, `gateway`
 */
export async function traceCall(
  service: string,
  method: string,
  call: (headers: TraceHeaders) => Promise<Response>,
): Promise<Response> {
  const send = () => {
    const traceparent = activeTraceparent();
    return call(traceparent === undefined ? {} : { traceparent });
  };
  if (!isRecorded()) return send();
  const span = tracer().startSpan(`${method} ${service}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'http.request.method': method, 'peer.service': service },
  });
  return within(span, async () => {
    const answer = await send();
    span.setAttribute('http.response.status_code', answer.status);
    if (answer.status >= 400) noteFailure(span, String(answer.status));
    return answer;
  });
}
