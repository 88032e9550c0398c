import { afterEach, describe, expect, it } from '@jest/globals';
import { en } from '../messages/en.ts';
import { aSeat, type Seat } from '../testing/aSeat.ts';
import { writeLicense } from '../testing/writeLicense.ts';

const hour = 3_600_000;
let seat: Seat | undefined;
afterEach(() => seat?.terminal.remove());

/**
 * Works with a license file; time passes as soon as the work starts. @returns the reported usage
 */
async function workFor(ms: number, { options = [] as readonly string[], grant = {} } = {}) {
  const said: string[] = [];
  const hear = (line: string) => {
    said.push(line);
    if (line === en.working) seat?.pass(ms);
  };
  seat = await aSeat({ print: hear, complain: hear });
  await writeLicense(seat.terminal.folder, grant);
  said.length = 0;
  const { code } = await seat.terminal.type('work', 'a.lic', '--for', '0.01', ...options);
  const told = seat.portal.batches
    .flat()
    .map((event) => (event.kind === 'use' ? [event.product, event.seconds] : event.kind));
  return { code, said, told };
}

describe('work', () => {
  it('records the use of a license file, in periods that the portal accepts', async () => {
    const { code, told } = await workFor(7000 * 1000, { options: ['--every', '7200'] });
    expect(code).toBe(0);
    expect(told).toEqual(['granted', ['cd', 3600], ['cd', 3400], 'returned']);
  });

  it('does not count hours of sleep', async () => {
    const { told } = await workFor(8 * hour, { options: ['--every', '300'] });
    expect(told).toEqual(['granted', ['cd', 300], 'returned']);
  });

  it('counts no use after the end of the file', async () => {
    const grant = { exp: '2026-11-20T00:01:00Z' };
    const { told } = await workFor(120_000, { grant });
    expect(told).toEqual(['granted', ['cd', 60], 'returned']);
  });

  it('ends when the file expires', async () => {
    const grant = { exp: '2026-11-20T00:01:00Z' };
    const options = ['--for', '60', '--every', '0.01'];
    const { code, said } = await workFor(120_000, { grant, options });
    expect([code, said.at(-1)]).toEqual([1, en.expired('2026-11-20T00:01:00.000Z')]);
  });

  it('records the named products, and says which the file lacks', async () => {
    const [start_at, end_at] = ['2026-01-01', '2026-12-31'];
    const licenses = [
      { number: 'CD-0000001', product: 'cd', start_at, end_at },
      { number: 'PD-0000002', product: 'pd', start_at, end_at },
    ];
    const both = await workFor(60_000, { grant: { licenses } });
    expect(both.told).toEqual([
      ...['granted', 'granted'],
      ...[
        ['cd', 60],
        ['pd', 60],
      ],
      ...['returned', 'returned'],
    ]);
    const one = await workFor(60_000, { grant: { licenses }, options: ['--product', 'pd'] });
    expect(one.told).toEqual(['granted', ['pd', 60], 'returned']);
    const none = await workFor(0, { options: ['--product', 'pd'] });
    expect([none.code, none.said]).toEqual([1, [en.notCovered('pd')]]);
  });
});
