import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  licensesSchema,
  placeOrderAnswerSchema,
  quotationAnswerSchema,
  usageBatchAnswerSchema,
} from '@portal/shared/contracts';
import { deviceAuthorization, tokyoDay } from '@portal/shared/domain';
import { eventsPath } from '@portal/server/src/testing/builders/usageEvents.ts';
import { RefusedCall, Visitor } from './Visitor.ts';
import type { Browser, Computer, Credentials, Customers } from './customers.ts';

/** Timeout of a response. */
const patienceMs = 30_000;
const eventsOfBatch = 20;

/** Addressee of quotations. */
const form = {
  company: 'Kiban Works',
  user_name: 'Hanako Sato',
  email: 'hanako@kiban.example',
  tel: '03-5555-0100',
};

/** Events in one request. */
export interface Batch {
  readonly ids: readonly string[];
  readonly body: string;
}

/**
 * Actions of customers. Each returns the problem of its response, if any.
 * @throws Error without a response
 */
export class CustomerActs {
  constructor(private readonly managerUrl: string) {}

  async list({ headers }: Browser): Promise<string | undefined> {
    const answer = await this.#ask('/api/licenses', { headers });
    return problemOf(answer, (text) => licensesSchema.parse(JSON.parse(text)).length > 0);
  }

  async price(browser: Browser): Promise<string | undefined> {
    const answer = await this.#post(browser, '/api/order/calculate', cart());
    return problemOf(answer, (text) => Array.isArray(JSON.parse(text)));
  }

  async download({ headers }: Browser, file: Customers['file']): Promise<string | undefined> {
    const answer = await this.#ask(file.address, { headers });
    if (!answer.ok) return problemOf(answer);
    const content = Buffer.from(await answer.arrayBuffer());
    const sha256 = createHash('sha256').update(content).digest('hex');
    return sha256 === file.sha256 ? undefined : 'wrong content';
  }

  async signIn(credentials: Credentials): Promise<string | undefined> {
    try {
      const { url, status } = await new Visitor(this.managerUrl).signIn(credentials);
      return url.startsWith(this.managerUrl) ? undefined : String(status);
    } catch (error) {
      if (error instanceof RefusedCall) return String(error.status);
      throw error;
    }
  }

  /** @param onConfirmed receives the order's number */
  async order(
    browser: Browser,
    key: string,
    onConfirmed: (number: string) => void = () => undefined,
  ): Promise<string | undefined> {
    const order = { ...cart(), payment_method: 1, payment_type: 1 };
    const answer = await this.#post(browser, '/api/order', order, { 'idempotency-key': key });
    return problemOf(answer, (text) => {
      const placed = placeOrderAnswerSchema.parse(JSON.parse(text));
      if ('error' in placed) return false;
      onConfirmed(placed.number);
      return true;
    });
  }

  /** Requests a quotation and reads its document, which is rendered on first access. */
  async quotation(browser: Browser): Promise<string | undefined> {
    const issued = await this.#post(browser, '/api/pdf/quotation', { ...cart(), form });
    let hash = '';
    const problem = await problemOf(issued, (text) => {
      const read = quotationAnswerSchema.safeParse(JSON.parse(text));
      hash = read.data?.hash ?? '';
      return read.success;
    });
    if (problem !== undefined) return problem;
    const document = await this.#ask(`/pdf/quotation/${hash}`, { headers: browser.headers });
    return problemOf(document, (text) => text.startsWith('%PDF'));
  }

  async report({ signer }: Computer, { body }: Batch): Promise<string | undefined> {
    const proof = { time: new Date().toISOString(), nonce: randomBytes(16).toString('base64url') };
    const call = { method: 'POST', path: eventsPath, body };
    const authorization = await deviceAuthorization(call, signer, proof);
    const headers = { authorization, 'content-type': 'application/x-ndjson' };
    const answer = await this.#ask(eventsPath, { method: 'POST', headers, body });
    return problemOf(answer, (text) => usageBatchAnswerSchema.safeParse(JSON.parse(text)).success);
  }

  #ask(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(patienceMs);
    return fetch(`${this.managerUrl}${path}`, { ...init, signal });
  }

  #post(
    { headers }: Browser,
    path: string,
    body: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.#ask(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  }
}

/** A batch of a person who is using a license. */
export function aBatch({ user, license }: Computer): Batch {
  const ids = Array.from({ length: eventsOfBatch }, () => randomUUID());
  const at = new Date().toISOString();
  const common = { kind: 'use', user, license, product: 'cd', at, offset_ms: 0, seconds: 60 };
  return { ids, body: ids.map((id) => JSON.stringify({ id, ...common })).join('\n') };
}

function cart() {
  return { start_at: tokyoDay(new Date()), cd: '{"m1":1}', pd: '{}', licenses: '[]' };
}

/** @param isRight checks the text of a 2xx response */
async function problemOf(
  answer: Response,
  isRight: (text: string) => boolean = () => true,
): Promise<string | undefined> {
  const text = await answer.text();
  if (!answer.ok) return String(answer.status);
  return isRight(text) ? undefined : 'wrong content';
}
