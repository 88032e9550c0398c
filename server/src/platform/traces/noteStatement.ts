import { SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { isRecorded, kindOf, noteFailure, tracer } from './spans.ts';

/** A row more is a placeholder more: the end of a long statement says nothing. */
const longestText = 2_000;

/**
 * Takes what Kysely tells of a statement, when it has been answered, as a span of the trace that it
 * belongs to. Its text has placeholders; the values are left out.
 */
export function noteStatement(event: LogEvent): void {
  if (!isRecorded()) return;
  const { sql } = event.query;
  const endTime = Date.now();
  const operation = /\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement';
  const span = tracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: endTime - event.queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': sql.slice(0, longestText),
    },
  });
  if (event.level === 'error') noteFailure(span, kindOf(event.error));
  span.end(endTime);
}
