import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isSpecialAddress } from './isSpecialAddress.ts';
import { isSpecialName } from './isSpecialName.ts';

/** A call to a customer-entered address failed. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  /**
   * @param reason `forbidden`: the portal does not call this address. `away`: no connection, a
   *   timeout, a redirect, or too large a response.
   */
  constructor(
    readonly reason: 'forbidden' | 'away',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Subset of `RequestInit`. */
export interface OutboundRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface OutboundCalls {
  /**
   * Calls a customer-entered address, or one that such a service named. Does not follow redirects.
   * @throws OutboundError
   */
  fetch(url: string, request: OutboundRequest): Promise<Response>;
  /**
   * Checks an address to which only the browser will be sent.
   * @throws OutboundError
   */
  requireAllowed(url: string): URL;
}

export interface OutboundRules {
  /** Allows private, loopback and other special addresses: for intranets and tests. */
  readonly allowsPrivate: boolean;
  /** Allows plain http. */
  readonly allowsHttp: boolean;
  /** Timeout in ms for the whole response. */
  readonly timeoutMs?: number;
  /** Size limit of a response in bytes. */
  readonly maxBytes?: number;
  /** Replaced in tests. */
  readonly lookup?: typeof systemLookup;
}

/**
 * Calls to addresses that customers enter (SSRF protection). The address is checked when the
 * connection is made, so that DNS rebinding does not help.
 */
export function outboundCalls({
  allowsPrivate,
  allowsHttp,
  timeoutMs = 10_000,
  maxBytes = 512 * 1024,
  lookup: ask = systemLookup,
}: OutboundRules): OutboundCalls {
  /** A lookup that returns only allowed addresses. */
  const lookup: LookupFunction = (name, { all, ...options }, answer) => {
    ask(name, { ...options, all: true }, (error, addresses) => {
      if (error) {
        answer(error, '', 4);
        return;
      }
      const forbidden = addresses.find(
        ({ address }) => !allowsPrivate && isSpecialAddress(address),
      );
      const [first] = addresses;
      if (forbidden || !first) {
        answer(
          new OutboundError('forbidden', `${name} leads to ${String(forbidden?.address)}`),
          '',
          4,
        );
      } else if (all === true) {
        answer(null, addresses satisfies LookupAddress[]);
      } else {
        answer(null, first.address, first.family);
      }
    });
  };

  const requireAllowed = (text: string): URL => {
    const url = readUrl(text);
    const isHttp = allowsHttp && url.protocol === 'http:';
    if (url.protocol !== 'https:' && !isHttp) throw new OutboundError('forbidden', 'is not https');
    if (url.username !== '' || url.password !== '') {
      throw new OutboundError('forbidden', 'carries a password');
    }
    // Literal addresses are never looked up. `URL` has normalised forms like 0177.1 and 2130706433.
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
    const isSpecial = isAddress ? isSpecialAddress(host) : isSpecialName(host);
    if (isSpecial && !allowsPrivate) {
      throw new OutboundError('forbidden', `${host} is none of the internet`);
    }
    return url;
  };

  const fetch = (text: string, { method, headers, body, signal }: OutboundRequest) =>
    new Promise<Response>((resolve, reject) => {
      const url = requireAllowed(text);
      const limit = AbortSignal.timeout(timeoutMs);
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const call = send(url, {
        method,
        headers,
        lookup,
        // A new connection: a pooled one was checked earlier.
        agent: false,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      const fail = (error: unknown) => {
        call.destroy();
        reject(asOutboundError(error));
      };
      call.on('error', fail);
      call.on('response', (answer) => {
        readAnswer(answer, maxBytes).then(resolve, fail);
      });
      call.end(body);
    });

  return {
    fetch: async (url, request) => {
      try {
        return await fetch(url, request);
      } catch (error) {
        throw asOutboundError(error);
      }
    },
    requireAllowed,
  };
}

function readUrl(text: string): URL {
  try {
    return new URL(text);
  } catch (error) {
    throw new OutboundError('forbidden', 'is no address', { cause: error });
  }
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) throw new OutboundError('away', 'redirects');
  if (status >= 500 || status === 429) throw new OutboundError('away', `answers ${String(status)}`);
  const body = await readBody(answer, maxBytes);
  const headers = new Headers();
  const type = answer.headers['content-type'];
  if (type !== undefined) headers.set('content-type', type);
  return new Response(body.length === 0 ? null : body, { status, headers });
}

function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxBytes) reject(new OutboundError('away', 'answers with too much'));
      else parts.push(part);
    });
    answer.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    answer.on('error', reject);
  });
}

function asOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  return new OutboundError('away', 'does not answer', { cause: error });
}
