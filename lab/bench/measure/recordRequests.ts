import type { CDPSession } from 'playwright';
import type { Request } from './Request.ts';

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
 * Listens to all requests of a page, those to other origins included.
 * @returns what was asked for until now, in order, without what came from a cache.
 */
export async function recordRequests(devtools: CDPSession): Promise<() => readonly Request[]> {
  const seen = new Map<string, Seen>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    // A redirect comes with the same id; the time until its end is the time one waits.
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
