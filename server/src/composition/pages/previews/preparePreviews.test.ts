import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { openPages } from '../../../testing/openPages.ts';

let pages: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

describe('preparePreviews', () => {
  it('prepares previews of the current release once, and again after a publish', async () => {
    const first = pages.hash;
    await pages.visit('/open');
    await pages.visit('/open');
    expect(pages.prepared).toEqual([[first]]);

    const next = aRelease({ version: '1.1.0' }, 'second');
    const { statusCode } = await pages.server.operator.inject({
      method: 'POST',
      url: `/operator/releases/${next.manifest.name}`,
      payload: { ...next },
    });
    expect(statusCode).toBe(200);
    await pages.visit('/parts', pages.owner);
    await pages.visit('/parts', pages.owner);
    expect(pages.prepared).toEqual([[first], [next.manifest.hash]]);
  });
});
