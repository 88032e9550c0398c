import { randomBytes } from 'node:crypto';
import { uuidOfTime } from '@portal/shared/domain';

/** A new id: UUID version 7, so that ids sort by the time they were made. */
export function newId(now: Date = new Date()): string {
  return uuidOfTime(now, randomBytes(16));
}
