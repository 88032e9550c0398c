import { randomBytes } from 'node:crypto';
import { uuidOfTime } from '@portal/shared/domain';

let lastMs = 0;
let inSameMs = 0;

/**
 * A UUID version 7: ids sort by creation. Ids of one process within one millisecond are counted in
 * the version's free bits (RFC 9562, 6.2, method 1).
 */
export function newId(now: Date = new Date()): string {
  const ms = now.getTime();
  inSameMs = ms === lastMs ? inSameMs + 1 : 0;
  lastMs = ms;
  const bytes = randomBytes(16);
  bytes.writeUInt16BE(inSameMs & 0x0fff, 6);
  return uuidOfTime(now, bytes);
}
