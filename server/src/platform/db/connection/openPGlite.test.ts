import { describe, expect, it } from '@jest/globals';
import { openPGlite } from './openPGlite.ts';

describe('openPGlite', () => {
  it('opens a database that is closed in the end, also when nobody has asked it', async () => {
    const { db, pglite } = await openPGlite({});
    await db.destroy();
    expect(pglite.closed).toBe(true);
  });
});
