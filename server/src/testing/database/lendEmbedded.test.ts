import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { lendEmbedded } from './lendEmbedded.ts';

const image = process.env['TEST_DATABASE_IMAGE'] ?? '';
const describeEmbedded = image === '' ? describe.skip : describe;

const timers = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;

describeEmbedded('lendEmbedded', () => {
  it('leaves no timer running when the database is returned', async () => {
    const before = timers();
    const lent = await lendEmbedded(image);
    for (const key of ['one', 'two']) {
      await lent.exec(`insert into portal.setting (key, value) values ('${key}', '')`);
    }
    expect(timers()).toBeGreaterThan(before);
    await lent.close();
    while (timers() > before) await setImmediate();
  }, 8_000);
});
