import { z } from 'zod';
import { refusalSentences } from './refusalSentences.ts';

interface OperatorCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; bytes are sent unchanged with `contentType`. */
  readonly body?: unknown;
  readonly contentType?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** Sends one call to the operator API and returns the response. */
export type Transport = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer | undefined,
) => Promise<RawAnswer>;

const refusal = z.object({
  code: z.string(),
  msg: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
});

/** Client of the operator API for commands. */
export interface OperatorClient {
  /** @throws OperatorError when the call is refused. @returns the response's JSON */
  call(path: string, options?: OperatorCall): Promise<unknown>;
  /** The response's bytes, for other content than JSON. */
  read(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The portal refused an operator's call. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export function createOperatorClient(
  transport: Transport,
  close: () => Promise<void> = () => Promise.resolve(),
): OperatorClient {
  const send = async (path: string, options: OperatorCall): Promise<Buffer> => {
    const isBytes = options.body instanceof Uint8Array;
    const body =
      options.body instanceof Uint8Array
        ? Buffer.from(options.body)
        : options.body === undefined
          ? undefined
          : Buffer.from(JSON.stringify(options.body));
    const type = isBytes ? (options.contentType ?? 'application/octet-stream') : 'application/json';
    const answer = await transport(
      options.method ?? (body === undefined ? 'GET' : 'POST'),
      path,
      body === undefined ? {} : { 'content-type': type },
      body,
    );
    if (answer.status >= 300) throw new OperatorError(sentence(answer));
    return answer.body;
  };
  return {
    call: async (path, options = {}) => {
      const body = await send(path, options);
      if (body.length === 0) return undefined;
      const answer = safeJson(body);
      if (answer === undefined) throw new OperatorError('What answered is not a portal.');
      return answer;
    },
    read: (path) => send(path, {}),
    close,
  };
}

function sentence({ status, body }: RawAnswer): string {
  const parsed = refusal.safeParse(safeJson(body));
  if (!parsed.success) return `The portal answered ${status}.`;
  const { code, msg = {}, request_id } = parsed.data;
  // The field `reason` holds a sentence and names no input field.
  const fields = Object.entries(msg).map(([field, text]) =>
    field === 'reason' ? text : `${field}: ${text}`,
  );
  const named = code === 'internal' && request_id !== undefined ? [`request ${request_id}`] : [];
  const meaning = refusalSentences[code];
  const said = meaning ?? `The portal refused it: ${code.replaceAll('_', ' ')}`;
  return [`${said}.`, [...fields, ...named].join('; ')].filter(Boolean).join(' ');
}

function safeJson(body: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(body.toString());
    return value;
  } catch {
    return undefined;
  }
}
