import type { TestClient } from '../browsers/TestClient.ts';
import type { TestServer } from '../createTestServer.ts';
import { aPerson, type TestPerson } from './people.ts';

/** A signed-in owner of a new or given team. */
export async function aBuyer(
  server: TestServer,
  given: Parameters<typeof aPerson>[1] = {},
): Promise<{ person: TestPerson; client: TestClient }> {
  const person = await aPerson(server.deps, given);
  return { person, client: await server.signIn(person) };
}
