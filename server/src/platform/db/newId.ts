import { randomBytes } from 'node:crypto';
import { uuidOfTime } from '@portal/shared/domain';

let lastMs = 0;
let inSameMs = 0;

/**
 * A new id: UUID version 7, so that ids sort by the time they were made. Those that a process makes in
 * one millisecond are counted where the version leaves room (RFC 9562, 6.2, method 1).
 */
export function newId(now: Date = new Date()): string {
  const ms = now.getTime();
  inSameMs = ms === lastMs ? inSameMs + 1 : 0;
  lastMs = ms;
  const bytes = randomBytes(16);
  bytes.writeUInt16BE(inSameMs & 0x0fff, 6);
  return uuidOfTime(now, bytes);
}
