import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  const listener = { write: (line: string) => void logged.push(line) };
  server = await createTestServer({ LOG_LEVEL: 'info' }, listener);
});
afterAll(() => server.close());

const id = 'secret'.repeat(300);

describe('an id that is longer than any valid one', () => {
  it.each([
    ['manager', 'GET', `/api/order/${id}`],
    ['manager', 'GET', `/order/${id}`],
    ['accounts', 'DELETE', `/api/sessions/${id}`],
    ['accounts', 'GET', `/password/reset/${id}`],
  ] as const)('is not found, and no part of it is logged (%s, %s)', async (app, method, url) => {
    logged.length = 0;
    const answer = await server[app].inject({ method, url });
    expect(answer.statusCode).toBe(404);
    if (url.startsWith('/api/')) expect(answer.json()).toMatchObject({ code: 'not_found' });
    else expect(answer.headers['content-type']).toContain('text/html');
    expect(logged.join('')).not.toContain('secret');
    const lines = logged.map((line) => z.object({ level: z.int() }).parse(JSON.parse(line)));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });
});
