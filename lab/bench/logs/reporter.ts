import { randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { Agent, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { usageBatchAnswerSchema } from '@portal/shared/contracts';
import { deviceAuthorization, webCryptoSigner } from '@portal/shared/domain';
import type { LogsTarget, Reporter } from './LogsTarget.ts';

// The reporting computers as a separate program, which receives orders and returns figures.

const { subtle } = webcrypto;
const path = '/api/v1/usage/events';

export interface ReportOrder extends LogsTarget {
  readonly seconds: number;
  /** Number of computers that report concurrently. */
  readonly connections: number;
  /** Events per batch. */
  readonly events: number;
}

export interface Reported {
  /** Accepted events. */
  readonly accepted: number;
  readonly seconds: number;
  /** Latencies of batches in milliseconds. */
  readonly latencies: readonly number[];
}

process.on('message', (order: ReportOrder) => {
  void report(order).then((reported) => process.send?.(reported));
});

/** Reports batches until the time is over, compressed and signed like the license client's. */
async function report(order: ReportOrder): Promise<Reported> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  let accepted = 0;
  const beganAt = performance.now();
  const endsAt = beganAt + order.seconds * 1000;
  const one = async (reporter: Reporter): Promise<void> => {
    const key = await subtle.importKey('jwk', reporter.key, 'Ed25519', false, ['sign']);
    const signer = webCryptoSigner(reporter.kid, key);
    while (performance.now() < endsAt) {
      const text = batch(reporter, order.events);
      const proof = {
        time: new Date().toISOString(),
        nonce: randomBytes(16).toString('base64url'),
      };
      const call = { method: 'POST', path, body: text };
      const authorization = await deviceAuthorization(call, signer, proof);
      const payload = gzipSync(text, { level: 1 });
      const sentAt = performance.now();
      const answer = await post({ agent, port: order.port, authorization, payload });
      latencies.push(performance.now() - sentAt);
      accepted += usageBatchAnswerSchema.parse(JSON.parse(answer)).accepted;
    }
  };
  await Promise.all(order.reporters.slice(0, order.connections).map(one));
  agent.destroy();
  return { accepted, seconds: (performance.now() - beganAt) / 1000, latencies };
}

/** Events of the last hour of a person who uses a license most of the time. */
function batch({ user, license }: Reporter, count: number): string {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const common = {
      id: randomUUID(),
      user,
      product: 'cd',
      at: new Date(now - Math.floor(Math.random() * 3_600_000)).toISOString(),
      offset_ms: 0,
    };
    const event =
      index % 10 === 0
        ? { kind: 'refused', ...common }
        : { kind: 'use', ...common, license, seconds: 60 };
    return JSON.stringify(event);
  }).join('\n');
}

interface Post {
  readonly agent: Agent;
  readonly port: number;
  readonly authorization: string;
  readonly payload: Buffer;
}

function post({ agent, port, authorization, payload }: Post): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ agent, port, path, host: '127.0.0.1', method: 'POST' },
        headers: {
          authorization,
          'content-type': 'application/x-ndjson',
          'content-encoding': 'gzip',
          'content-length': payload.length,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`a batch returned ${String(answer.statusCode)}: ${text}`));
        });
      },
    );
    sent.on('error', reject).end(payload);
  });
}
