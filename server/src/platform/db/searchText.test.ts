import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasWords as isFound, searchWords } from '@portal/shared/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { hasWords, joinedText } from './searchText.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function isFoundInSql(search: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${hasWords(searchWords(search), joinedText(sql<string>`${text}::text`))} as found
  `.execute(server.deps.db);
  return rows[0]?.found === true;
}

describe('hasWords in SQL', () => {
  it.each([
    ['1A', 'A1', false],
    ['AA', 'A', false],
    ['1A', 'A 1', true],
    ['ガ', 'ｶ\u200bﾞ', true],
    ['ｶ\u200bﾞ', 'ガ', true],
  ])('finds %j in %j: %j', async (search, text, expected) => {
    expect(isFound(searchWords(search), [text])).toBe(expected);
    expect(await isFoundInSql(search, text)).toBe(expected);
  });

  it('agrees with the domain', async () => {
    const signs = Array.from('ｶﾞガビー-−－ａA1 \u3000\u200b/月日');
    const text = fc.array(fc.constantFrom(...signs), { maxLength: 5 }).map((each) => each.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (search, before, after) => {
        const name = `${before}${search} ${after}`;
        for (const each of [name, before])
          expect(await isFoundInSql(search, each)).toBe(isFound(searchWords(search), [each]));
      }),
    );
  });
});
