import type { CDPSession } from 'playwright';

/** A request of a page load; times in milliseconds since navigation start. */
export interface Request {
  readonly url: string;
  /** Resource type as in DevTools: Document, Script, Fetch … */
  readonly kind: string;
  readonly startMs: number;
  /** `Infinity` until the response is complete. */
  readonly endMs: number;
  /** Transfer size, headers included. */
  readonly bytes: number;
  /** `content-encoding` of the response, `''` for none. */
  readonly encoding: string;
}

interface Seen {
  url: string;
  kind: string;
  start: number;
  end: number;
  bytes: number;
  encoding: string;
  cached: boolean;
}

/**
 * Records all requests of a page, including cross-origin ones.
 * @returns a function that returns the requests so far, in order, without cached ones
 */
export async function recordRequests(devtools: CDPSession): Promise<() => readonly Request[]> {
  const seen = new Map<string, Seen>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    // Redirects share an id; the time until the last response counts.
    const before = seen.get(requestId);
    seen.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      start: before?.start ?? timestamp,
      end: Infinity,
      bytes: 0,
      encoding: '',
      cached: false,
    });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = seen.get(requestId);
    if (request) request.cached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = seen.get(requestId);
    if (!request) return;
    const header = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-encoding',
    );
    request.encoding = header?.[1] ?? '';
    request.cached ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = seen.get(requestId);
    if (request) request.end = timestamp;
  });
  await devtools.send('Network.enable');
  return () => {
    const requests = [...seen.values()].filter(
      ({ url, cached }) => url.startsWith('http') && !cached,
    );
    const origin = requests[0]?.start ?? 0;
    return requests.map(({ start, end, url, kind, bytes, encoding }) => ({
      url,
      kind,
      bytes,
      encoding,
      startMs: (start - origin) * 1000,
      endMs: (end - origin) * 1000,
    }));
  };
}
