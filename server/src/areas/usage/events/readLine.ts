import {
  usageEventSchema,
  usageLineBytes,
  type UsageEvent,
  type UsageEventRefusal,
  usageBatchEvents,
} from '@portal/shared/contracts';
import { parseJson } from '@portal/shared/domain';
import { RequestError } from '../../../platform/errors.ts';

/** An event with its time by the server's clock. */
export interface TimedEvent {
  readonly event: UsageEvent;
  readonly at: Date;
}

/** The accepted time range of events. */
interface TakenTimes {
  /** The whole event must be later. */
  readonly oldest: Date;
  readonly newest: Date;
}

type Read =
  | ({ readonly kind: 'event' } & TimedEvent)
  | { readonly kind: 'refused'; readonly code: UsageEventRefusal };

/** Parses one line of a batch. Does not check its person and license. */
export function readLine(line: string, { oldest, newest }: TakenTimes): Read {
  if (Buffer.byteLength(line) > usageLineBytes) return refused('invalid');
  const value = parseJson(line);
  if (value === undefined) return refused('not_json');
  const parsed = usageEventSchema.safeParse(value);
  if (!parsed.success) return refused('invalid');
  // Lower case like the database, so that an id identifies one event in any spelling.
  const event = { ...parsed.data, id: parsed.data.id.toLowerCase() };
  const at = new Date(Date.parse(event.at) + event.offset_ms);
  if (Number.isNaN(at.getTime())) return refused('invalid');
  if (at > newest) return refused('future');
  const since = event.kind === 'use' ? at.getTime() - event.seconds * 1000 : at.getTime();
  if (since < oldest.getTime()) return refused('too_old');
  return { kind: 'event', event, at };
}

function refused(code: UsageEventRefusal): Read {
  return { kind: 'refused', code };
}

/**
 * The lines of a batch, with or without a final line end.
 * @throws RequestError 413 `too_many_events`
 */
export function batchLines(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (lines.length > usageBatchEvents) throw new RequestError(413, 'too_many_events');
  return lines;
}
