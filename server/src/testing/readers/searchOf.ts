import { searchAnswerSchema, type SearchHit } from '@portal/shared/contracts';
import type { TestClient } from '../browsers/TestClient.ts';

/** Hits of one search call: title, detail and address. */
export async function searchOf(
  client: TestClient,
  kind: 'licenses' | 'orders' | 'quotations' | 'documents' | 'people',
  q: string,
): Promise<readonly Pick<SearchHit, 'title' | 'detail' | 'to'>[]> {
  const answer = await client.get(`/api/${kind}/search?${new URLSearchParams({ q }).toString()}`);
  return searchAnswerSchema.parse(answer.json()).hits.map(({ title, detail, to }) => ({
    title,
    detail,
    to,
  }));
}
