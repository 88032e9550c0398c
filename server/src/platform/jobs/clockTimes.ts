import { createHash } from 'node:crypto';
import cronParser from 'cron-parser';

/**
 * The next time of a cron schedule after another time.
 *
 * @param cron minute, hour, day, month and weekday in Asia/Tokyo
 */
export function nextDue(cron: string, after: Date): Date {
  return cronParser.parseExpression(cron, { tz: 'Asia/Tokyo', currentDate: after }).next().toDate();
}

/**
 * The id of a scheduled job at a time, equal on every process: of several inserts only the first
 * takes effect.
 */
export function dueJobId(name: string, due: Date): string {
  const hash = createHash('sha256').update(`${name} ${due.toISOString()}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
