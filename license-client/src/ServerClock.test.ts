import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Store } from './Store.ts';
import { ServerClock } from './ServerClock.ts';

const hour = 3_600_000;
const serverTime = new Date('2026-11-20T00:00:00Z');
/** The header has whole seconds: on average a response is half a second later. */
const halfSecond = 500;

let folder: string;
let store: Store;
let watch: { time: number; uptime: number };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-clock-'));
  store = new Store(path.join(folder, 'home'));
  watch = { time: serverTime.getTime(), uptime: 0 };
});
afterEach(() => rm(folder, { recursive: true }));

const open = () =>
  ServerClock.open({ now: () => new Date(watch.time), uptimeMs: () => watch.uptime }, store);

describe('ServerClock', () => {
  it('uses the machine’s clock before the first answer', async () => {
    const clock = await open();
    expect([clock.isMeasured, clock.now()]).toEqual([false, serverTime]);
  });

  it("measures the server's offset from a response, and stores it for the next program", async () => {
    watch.time -= 5 * hour;
    const clock = await open();
    // Sent 200 ms ago: the server responded 100 ms ago, half a second after its header's time.
    await clock.measure(serverTime.toUTCString(), 200);
    expect(clock.offsetMs).toBe(5 * hour + halfSecond + 100);
    const next = await open();
    expect([next.isMeasured, next.offsetMs]).toEqual([true, clock.offsetMs]);
  });

  it('keeps its offset while measurements agree within their precision', async () => {
    const clock = await open();
    for (const ms of [0, 300, 700, 999]) {
      watch.time = serverTime.getTime() + ms;
      await clock.measure(serverTime.toUTCString(), 20);
      expect(clock.offsetMs).toBe(0);
    }
  });

  it("stays correct when the machine's clock is set, without a call", async () => {
    watch.time += 7 * hour;
    const clock = await open();
    await clock.measure(serverTime.toUTCString(), 0);
    const before = clock.now().getTime();
    watch.uptime += 1000;
    watch.time = serverTime.getTime() + 1000;
    expect(clock.now().getTime()).toBe(before + 1000);
    expect(clock.offsetMs).toBe(halfSecond);
  });

  it('does not mistake sleep for a set clock', async () => {
    const clock = await open();
    watch.uptime += 8 * hour;
    watch.time += 8 * hour;
    expect(clock.offsetMs).toBe(0);
  });

  it.each([null, '', 'yesterday'])('ignores the header %j', async (date) => {
    const clock = await open();
    await clock.measure(date, 0);
    expect([clock.isMeasured, clock.offsetMs]).toEqual([false, 0]);
  });

  it('starts over when its stored offset is damaged', async () => {
    await store.write('clock', { offset_ms: hour });
    await writeFile(path.join(store.folder, 'clock.json'), '{"offset_m');
    expect((await open()).offsetMs).toBe(0);
  });

  it('keeps working when its offset cannot be stored', async () => {
    watch.time -= hour;
    const clock = await open();
    await writeFile(store.folder, 'a file where the folder should be');
    await clock.measure(serverTime.toUTCString(), 0);
    expect(clock.offsetMs).toBe(hour + halfSecond);
  });
});
