import { context, SpanKind } from '@opentelemetry/api';
import { activeTraceparent, contextOf, tracer, within } from './spans.ts';

/** Field of a job's data for the trace in which it was added. */
const field = 'traceparent';

export interface AddedJob {
  /** Its kind. */
  readonly name: string;
  readonly id: string;
  readonly data: object;
}

/** Adds the current trace to a job's data. Older versions ignore it. */
export function withTrace(data: object): object {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? data : { ...data, [field]: traceparent };
}

/**
 * Runs one attempt of a job in the trace in which it was added, or in a new one.
 *
 * @param run receives the data without the trace
 */
export async function traceJob(
  { name, id, data }: AddedJob,
  run: (data: object) => Promise<void>,
): Promise<void> {
  const { [field]: traceparent, ...own }: Record<string, unknown> = { ...data };
  const parent = contextOf(traceparent);
  const span = tracer().startSpan(
    `job ${name}`,
    { kind: SpanKind.CONSUMER, attributes: { 'portal.job': name, 'portal.job_id': id } },
    parent,
  );
  await context.with(parent, () => within(span, () => run(own)));
}
