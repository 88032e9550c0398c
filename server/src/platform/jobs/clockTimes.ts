import { createHash } from 'node:crypto';
import cronParser from 'cron-parser';

/**
 * The first moment after another one that the clock asks for.
 *
 * @param cron minute, hour, day, month and weekday in Asia/Tokyo
 */
export function nextDue(cron: string, after: Date): Date {
  return cronParser.parseExpression(cron, { tz: 'Asia/Tokyo', currentDate: after }).next().toDate();
}

/**
 * The id of a job that the clock asks for at a moment, the same on every process: of several that
 * add it the first one counts.
 */
export function dueJobId(name: string, due: Date): string {
  const hash = createHash('sha256').update(`${name} ${due.toISOString()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
