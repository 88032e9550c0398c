import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { errorSchema } from '@portal/shared/contracts';
import { deviceAuthorization, parseJson } from '@portal/shared/domain';
import type * as z from 'zod/mini';
import { ClientError } from './ClientError.ts';
import type { Device } from './device.ts';
import type { CallRefusal, Messages } from './messages/en.ts';
import type { Task } from './Task.ts';

/** A failed call, with the server's code. */
export class CallError extends ClientError {
  constructor(
    /** Error code of the server; `unreachable` without a response. */
    readonly code: string,
    sentence: (messages: Messages) => string,
  ) {
    super(sentence);
  }
}

const timeoutMs = 30_000;

type Caller = Pick<Task, 'context' | 'clock'>;

interface SignedCall<T> {
  readonly path: string;
  /** An object is sent as JSON. Lines (NDJSON) are compressed, but signed uncompressed. */
  readonly body: object | { readonly lines: string };
  readonly schema: z.ZodMiniType<T>;
}

/**
 * Makes a call signed by the device, at the server's time, so that a wrong local clock does not
 * matter. If the offset is unknown, the refusal reveals it and the call is repeated once.
 * @throws CallError for every failure.
 */
export async function callSigned<T>(
  caller: Caller,
  server: string,
  device: Device,
  signed: SignedCall<T>,
): Promise<T> {
  try {
    return await callSignedNow(caller, server, device, signed);
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'clock_skew')) throw error;
    return callSignedNow(caller, server, device, signed);
  }
}

async function callSignedNow<T>(
  caller: Caller,
  server: string,
  device: Device,
  { path, body, schema }: SignedCall<T>,
): Promise<T> {
  const isLines = 'lines' in body;
  const text = isLines ? body.lines : JSON.stringify(body);
  const authorization = await deviceAuthorization(
    { method: 'POST', path, body: text },
    device.signer,
    { time: caller.clock.now().toISOString(), nonce: randomBytes(16).toString('base64url') },
  );
  const form: Record<string, string> = isLines
    ? { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' }
    : { 'content-type': 'application/json' };
  const init = {
    method: 'POST',
    headers: { authorization, ...form },
    body: isLines ? gzipSync(text) : text,
  };
  return call(caller, server, path, init, schema);
}

/** Makes an unsigned call. @throws CallError */
export async function callOpen<T>(
  caller: Caller,
  server: string,
  path: string,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  return call(caller, server, path, {}, schema);
}

async function call<T>(
  { context, clock }: Caller,
  server: string,
  path: string,
  init: RequestInit,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const sentAt = context.uptimeMs();
  const answer = await send({ context, server, path, init });
  // Only a response of the portal sets the clock; a captive portal may respond instead.
  const measure = () => clock.measure(answer.date, answer.receivedAt - sentAt);
  if (answer.ok) {
    const value = schema.safeParse(answer.body);
    if (!value.success) throw unreachable(server);
    await measure();
    return value.data;
  }
  const refusal = errorSchema.safeParse(answer.body);
  if (refusal.success) await measure();
  const { code, request_id: requestId } = refusal.success
    ? refusal.data
    : { code: String(answer.status), request_id: undefined };
  throw new CallError(code, (messages) => sentenceOf(messages, code, requestId ?? '–'));
}

async function send({
  context,
  server,
  path,
  init,
}: {
  context: Caller['context'];
  server: string;
  path: string;
  init: RequestInit;
}) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await context.fetch(`${server}${path}`, { ...init, signal });
    const receivedAt = context.uptimeMs();
    const body = parseJson(await answer.text());
    const { ok, status, headers } = answer;
    return { ok, status, body, date: headers.get('date'), receivedAt };
  } catch {
    throw unreachable(server);
  }
}

/** One error for all failures below HTTP, since the remedy is the same. */
function unreachable(server: string): CallError {
  return new CallError('unreachable', (messages) => messages.unreachable(server));
}

function sentenceOf(messages: Messages, code: string, requestId: string): string {
  return isCallRefusal(messages, code)
    ? messages.refused[code]
    : messages.refusedOtherwise(code, requestId);
}

function isCallRefusal(messages: Messages, code: string): code is CallRefusal {
  return Object.hasOwn(messages.refused, code);
}
