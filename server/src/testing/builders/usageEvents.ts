import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { usageBatchAnswerSchema, type UsageBatchAnswer } from '@portal/shared/contracts';
import { deviceAuthorization } from '@portal/shared/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { CreatedLicense } from '../../areas/licensing/licenses/createLicenses.ts';
import type { TestServer } from '../createTestServer.ts';
import { aSeat, type Seat } from './aDevice.ts';
import { aLicense } from './licenses.ts';

/** Path of the event call. */
export const eventsPath = '/api/v1/usage/events';

/** A person at a registered machine, with a Circuit Designer license of their team. */
export interface Reporter extends Seat {
  readonly license: CreatedLicense;
}

export async function aReporter(server: TestServer): Promise<Reporter> {
  const seat = await aSeat(server);
  return { ...seat, license: await aLicense(server.deps, seat.person.team) };
}

/** A line of an event; default: a minute of Circuit Designer that ends now. */
export function anEvent(
  server: TestServer,
  { person, license }: Reporter,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const common = {
    id: randomUUID(),
    user: person.id,
    product: 'cd',
    at: server.deps.clock().toISOString(),
    offset_ms: 0,
  };
  const { kind = 'use' } = changes;
  const licensed = kind === 'refused' ? {} : { license: license.number };
  return { kind, ...common, ...licensed, ...(kind === 'use' ? { seconds: 60 } : {}), ...changes };
}

interface Sending {
  /** Signed text, if different from the one sent. */
  readonly signed?: string;
  readonly payload?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a text as a signed batch. */
export async function sendLines(
  { deps, manager }: TestServer,
  { device }: Pick<Seat, 'device'>,
  text: string,
  { signed = text, payload = Buffer.from(text), headers = {} }: Sending = {},
): Promise<LightMyRequestResponse> {
  const proof = {
    time: deps.clock().toISOString(),
    nonce: randomBytes(16).toString('base64url'),
  };
  const call = { method: 'POST', path: eventsPath, body: signed };
  const authorization = await deviceAuthorization(call, device.signer, proof);
  return manager.inject({
    method: 'POST',
    url: eventsPath,
    headers: { authorization, 'content-type': 'application/x-ndjson', ...headers },
    payload,
  });
}

/** Sends events like the license client, compressed. @returns the response to the batch */
export async function sendEvents(
  server: TestServer,
  reporter: Pick<Seat, 'device'>,
  events: readonly object[],
): Promise<UsageBatchAnswer> {
  const text = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  const packed = { payload: gzipSync(text), headers: { 'content-encoding': 'gzip' } };
  const answer = await sendLines(server, reporter, text, packed);
  if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)}: ${answer.body}`);
  return usageBatchAnswerSchema.parse(answer.json());
}
