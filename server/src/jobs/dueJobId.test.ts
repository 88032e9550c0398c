import { describe, expect, it } from '@jest/globals';
import { dueJobId } from './dueJobId.ts';

const daily = '40 5 * * *';

describe('dueJobId', () => {
  it('gives every process the same id for one minute of the clock in Tokyo', () => {
    const id = dueJobId('renew', daily, new Date('2026-11-21T20:40:00Z'));
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(dueJobId('renew', daily, new Date('2026-11-21T20:40:59.999Z'))).toBe(id);
    expect(dueJobId('renew', daily, new Date('2026-11-22T20:40:00Z'))).not.toBe(id);
    expect(dueJobId('expire', daily, new Date('2026-11-21T20:40:00Z'))).not.toBe(id);
  });

  it('asks for nothing before its time and after its minute', () => {
    expect(dueJobId('renew', daily, new Date('2026-11-21T20:39:59.999Z'))).toBeUndefined();
    expect(dueJobId('renew', daily, new Date('2026-11-21T20:41:00Z'))).toBeUndefined();
    expect(dueJobId('renew', daily, new Date('2026-11-21T05:40:00Z'))).toBeUndefined();
  });
});
