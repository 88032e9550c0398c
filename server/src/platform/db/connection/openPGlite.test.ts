import { describe, expect, it } from '@jest/globals';
import { openPGlite } from './openPGlite.ts';

describe('openPGlite', () => {
  it('opens a database that destroy closes, even without a query', async () => {
    const { db, pglite } = await openPGlite({});
    await db.destroy();
    expect(pglite.closed).toBe(true);
  });
});
