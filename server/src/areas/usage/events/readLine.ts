import {
  usageEventSchema,
  usageLineBytes,
  type UsageEvent,
  type UsageEventRefusal,
} from '@portal/shared/contracts';
import { parseJson } from '@portal/shared/domain';

/** An event with the time at which it happened by the server's clock. */
export interface TimedEvent {
  readonly event: UsageEvent;
  readonly at: Date;
}

/** The times within which an event is taken. */
export interface TakenTimes {
  /** No part of it may be before. */
  readonly oldest: Date;
  readonly newest: Date;
}

type Read =
  | ({ readonly kind: 'event' } & TimedEvent)
  | { readonly kind: 'refused'; readonly code: UsageEventRefusal };

/** Reads one line of a batch. Whose person and license it names is not looked at. */
export function readLine(line: string, { oldest, newest }: TakenTimes): Read {
  if (Buffer.byteLength(line) > usageLineBytes) return refused('invalid');
  const value = parseJson(line);
  if (value === undefined) return refused('not_json');
  const parsed = usageEventSchema.safeParse(value);
  if (!parsed.success) return refused('invalid');
  // As the database writes it: one id is one event, however a device writes it.
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
