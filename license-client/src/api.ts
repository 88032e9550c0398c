import { randomBytes } from 'node:crypto';
import { errorSchema } from '@portal/shared/contracts';
import { deviceAuthorization } from '@portal/shared/domain';
import type * as z from 'zod/mini';
import { ClientError } from './ClientError.ts';
import type { Context } from './Context.ts';
import type { Device } from './device.ts';
import type { CallRefusal, Messages } from './messages/en.ts';

const timeoutMs = 30_000;

/**
 * A call signed by the device.
 * @throws ClientError for every failure.
 */
export async function callSigned<T>(
  context: Context,
  server: string,
  device: Device,
  { path, body, schema }: { path: string; body: object; schema: z.ZodMiniType<T> },
): Promise<T> {
  const text = JSON.stringify(body);
  const authorization = await deviceAuthorization(
    { method: 'POST', path, body: text },
    device.signer,
    { time: context.now().toISOString(), nonce: randomBytes(16).toString('base64url') },
  );
  const headers = { authorization, 'content-type': 'application/json' };
  return call(context, server, path, { method: 'POST', headers, body: text }, schema);
}

/** A call that anybody may make. @throws ClientError */
export async function callOpen<T>(
  context: Context,
  server: string,
  path: string,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  return call(context, server, path, {}, schema);
}

async function call<T>(
  context: Context,
  server: string,
  path: string,
  init: RequestInit,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const answer = await send(context, server, path, init);
  if (answer.ok) {
    const value = schema.safeParse(answer.body);
    if (value.success) return value.data;
    throw new ClientError((messages) => messages.unreachable(server));
  }
  const refusal = errorSchema.safeParse(answer.body);
  const { code, request_id: requestId } = refusal.success
    ? refusal.data
    : { code: String(answer.status), request_id: undefined };
  throw new ClientError((messages) => sentenceOf(messages, code, requestId ?? '–'));
}

async function send(context: Context, server: string, path: string, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await context.fetch(`${server}${path}`, { ...init, signal });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, body: parseJson(text) };
  } catch {
    // Whatever went wrong below HTTP, what the person can do about it is the same.
    throw new ClientError((messages) => messages.unreachable(server));
  }
}

/** `undefined` for what is not JSON: something else than our server may answer at an address. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentenceOf(messages: Messages, code: string, requestId: string): string {
  return isCallRefusal(messages, code)
    ? messages.refused[code]
    : messages.refusedOtherwise(code, requestId);
}

function isCallRefusal(messages: Messages, code: string): code is CallRefusal {
  return Object.hasOwn(messages.refused, code);
}
