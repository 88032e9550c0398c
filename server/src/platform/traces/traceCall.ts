import { SpanKind } from '@opentelemetry/api';
import { activeTraceparent, isRecorded, noteFailure, tracer, within } from './spans.ts';

/** Headers that a call must carry so that its trace goes on where it is answered. */
type TraceHeaders = Readonly<Record<string, string>>;

/**
 * Makes a call to another service as a span of the trace that it happens in. Its address is left out:
 * paths name people and what is theirs. Fails as it does.
 *
 * @param service what it is to the portal: `accounts`, `gateway`
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
