import { gunzipSync } from 'node:zlib';
import {
  usageBatchEvents,
  usageEventSchema,
  type UsageBatchAnswer,
  type UsageEvent,
} from '@portal/shared/contracts';

const heldMs = 600_000;

/** The portal as the client sees it over HTTP, with its own clock. */
export class Portal {
  now = new Date('2026-11-20T00:00:00Z');
  /** Replaces its responses by a status, or by no response. */
  failure: { readonly status: number; readonly code: string } | 'away' | null = null;
  /** Its response to a batch. */
  judge: (events: readonly UsageEvent[]) => UsageBatchAnswer['rejected'] = () => [];
  /** The received batches of usage events. */
  readonly batches: UsageEvent[][] = [];

  readonly fetch: typeof fetch = (input, init) => {
    if (this.failure === 'away') return Promise.reject(new TypeError('no network'));
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (this.failure !== null)
      return this.#answer(this.failure.status, { error: true, ...this.failure });
    if (!this.#isNow(new Headers(init?.headers).get('authorization'))) {
      return this.#answer(401, { error: true, code: 'clock_skew' });
    }
    return this.#answer(200, this.#call(pathname, init));
  };

  #call(path: string, init: RequestInit | undefined): unknown {
    if (path === '/.well-known/license-keys') return { keys: [] };
    if (path === '/api/v1/usage/events') return this.#take(init?.body);
    const expires_at = new Date(this.now.getTime() + heldMs).toISOString();
    return { lease: 'lease', expires_at, number: 'CD-0000001' };
  }

  #take(body: unknown): UsageBatchAnswer {
    if (!(body instanceof Uint8Array)) throw new Error('the batch is not compressed');
    const lines = gunzipSync(body).toString().trimEnd().split('\n');
    if (lines.length > usageBatchEvents) throw new Error('the batch has more events than allowed');
    const events = lines.map((line) => usageEventSchema.parse(JSON.parse(line)));
    const rejected = this.judge(events);
    this.batches.push(events);
    return { accepted: events.length - rejected.length, duplicate: 0, rejected };
  }

  /** A signature is valid for five minutes. */
  #isNow(authorization: string | null): boolean {
    const time = /time="([^"]+)"/u.exec(authorization ?? '')?.[1];
    return time === undefined || Math.abs(Date.parse(time) - this.now.getTime()) <= 300_000;
  }

  #answer(status: number, body: unknown): Promise<Response> {
    const headers = { date: this.now.toUTCString() };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  }
}
