import { SpanKind } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { isRecorded, kindOf, noteFailure, tracer } from './spans.ts';

/** Longer statements only repeat placeholders, one row after another. */
const longestText = 2_000;

/**
 * Records a Kysely log event as a span of the current trace. The statement has placeholders; values
 * are omitted.
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
