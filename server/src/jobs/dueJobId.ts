import { createHash } from 'node:crypto';
// eslint-disable-next-line import-x/default -- a CommonJS module, whose exports are its default one
import cronParser from 'cron-parser';

const dueForMs = 60_000;

/**
 * The id of a job that the clock asks for now, the same on every process: of several that add it the
 * first one counts.
 *
 * @param cron minute, hour, day, month and weekday in Asia/Tokyo
 * @returns `undefined` when it was not due within the last minute
 */
export function dueJobId(name: string, cron: string, now: Date): string | undefined {
  // A moment that is due is the moment before the next one.
  const from = new Date(now.getTime() + 1);
  const due = cronParser.parseExpression(cron, { tz: 'Asia/Tokyo', currentDate: from }).prev();
  if (now.getTime() - due.getTime() >= dueForMs) return undefined;
  const hash = createHash('sha256').update(`${name} ${due.toISOString()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
