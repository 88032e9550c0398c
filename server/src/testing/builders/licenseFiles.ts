import { expect } from '@jest/globals';
import { licensesSchema } from '@portal/shared/contracts';
import { openLicenseFile } from '@portal/shared/domain';
import { z } from 'zod';
import type { TestClient } from '../browsers/TestClient.ts';
import type { TestServer } from '../createTestServer.ts';
import { aDevice, aForm, type TestDevice } from './aDevice.ts';
import { aLicense } from './licenses.ts';
import { aPerson, type TestPerson } from './people.ts';

/** An owner with one free license and a machine, on a test server. */
export interface Scene {
  readonly server: TestServer;
  readonly owner: TestPerson;
  readonly client: TestClient;
  readonly device: TestDevice;
  readonly license: { readonly id: string; readonly number: string };
}

export async function scene(server: TestServer): Promise<Scene> {
  const owner = await aPerson(server.deps);
  return {
    server,
    owner,
    client: await server.signIn(owner),
    device: await aDevice(server),
    license: await aLicense(server.deps, owner.team),
  };
}

/** Response to an uploaded file. */
export interface Sent {
  readonly status: number;
  readonly answer: string;
  readonly reason: unknown;
}

/** Uploads a request (LIR) or a release (LRR) with form fields. */
export async function upload(
  client: TestClient,
  kind: 'lir' | 'lrr',
  content: string,
  fields: Readonly<Record<string, string>> = {},
  name = `request.${kind}`,
): Promise<Sent> {
  const form = await aForm(fields, { field: kind, name, content });
  const answer = await client.post(`/api/license/${kind}`, form);
  const { statusCode: status, body, headers } = answer;
  return { status, answer: body, reason: headers['x-reason'] };
}

/** Form fields that request the scene's license for its owner. */
export const lirFields = ({ license, owner }: Scene) => ({
  license_id_schematic: license.id,
  license_id_pcb: '0',
  user_id: owner.id,
});
/** Uploads a license request; `fields` override those of the scene. */
export const sendLir = async (at: Scene, content: string, fields = {}, name?: string) =>
  upload(at.client, 'lir', content, { ...lirFields(at), ...fields }, name);
/** Response to an accepted file. */
export const success = { status: 200, answer: 'success', reason: undefined };
/** Response to a refused file. */
export const failed = (reason: string) => ({ status: 200, answer: 'failed', reason });

/** The license file, opened with only the published keys, like an offline client. */
export async function downloadLic({ server, client, license }: Scene) {
  const answer = await client.get(`/license/lic/${license.number}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="${license.number}.lic"`,
  );
  const published = await server.manager.inject({ url: '/.well-known/license-keys' });
  const { keys } = published.json<{ keys: { kid: string; x: string }[] }>();
  const opened = await openLicenseFile(
    answer.body,
    'LIC',
    (kid) => keys.find((key) => key.kid === kid)?.x ?? null,
  );
  if (opened.kind === 'refused') throw new Error(opened.reason);
  return { kid: opened.kid, text: answer.body, lic: opened.payload };
}

/** The scene's license in the team's list. */
export const rowOf = async ({ client, license }: Scene) =>
  licensesSchema
    .parse((await client.get('/api/licenses/')).json())
    .find(({ id }) => id === license.id);

/** The file with the signature of another one. */
export function swapSignature(text: string, other: string): string {
  const [first = '', ...rest] = text.trim().split('\n');
  const open = (file: string): Record<string, string> => {
    const body = file.trim().split('\n').slice(1, -1).join('');
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(Buffer.from(body, 'base64').toString()));
  };
  const envelope = { ...open(text), s: open(other)['s'] };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64');
  return [first, body, rest.at(-1)].join('\n');
}
