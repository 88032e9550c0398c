import { usageBatchEvents } from '@portal/shared/contracts';
import { RequestError } from '../../../platform/errors.ts';

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
