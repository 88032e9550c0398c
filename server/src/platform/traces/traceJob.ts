import { context, SpanKind } from '@opentelemetry/api';
import { activeTraceparent, contextOf, tracer, within } from './spans.ts';

/** Where a job's data says which trace it was added in; no data of a job has it otherwise. */
const field = 'traceparent';

export interface AddedJob {
  /** Its kind. */
  readonly name: string;
  readonly id: string;
  readonly data: object;
}

/** The data of a job with the trace in which it is added. A process that knows nothing of it bears it. */
export function withTrace(data: object): object {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? data : { ...data, [field]: traceparent };
}

/**
 * Carries out one attempt of a job in the trace in which it was added, or in one of its own.
 *
 * @param run takes its data without the trace
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
