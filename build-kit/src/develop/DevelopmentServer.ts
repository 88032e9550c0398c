import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Builds } from './Builds.ts';
import type { EventStream } from './EventStream.ts';
import { originalStack } from './originalStack.ts';

interface Parts {
  readonly builds: Builds;
  readonly news: EventStream;
  /** The remote's workspace. */
  readonly dir: string;
  /** The portal whose pages may load the remote; other sites are denied. */
  readonly portal: string;
  /** Handles all other addresses: the standalone remote. */
  readonly alone: (request: IncomingMessage, response: ServerResponse) => void;
}

const types = { js: 'text/javascript', map: 'application/json', json: 'application/json' };

/** Serves a remote in development to this machine and to the pages of one portal. */
export function createDevelopmentServer(parts: Parts): Server {
  return createServer((request, response) => {
    // Another host name for this machine belongs to another site (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    allowPortal(parts.portal, request, response);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else answer(parts, request, response);
  });
}

function allowPortal(portal: string, { headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('vary', 'Origin');
  if (headers.origin !== portal) return;
  response.setHeader('access-control-allow-origin', portal);
  // Browsers send this preflight before a public page accesses a local address.
  response.setHeader('access-control-allow-private-network', 'true');
}

function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const { builds, news, dir, alone } = parts;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, hash, name] = /^\/builds\/([0-9a-f]+)\/([\w.-]+)$/.exec(pathname) ?? [];
  if (hash !== undefined && name !== undefined) {
    sendFile(response, name, builds.file(hash, name));
  } else if (pathname === '/release.json') {
    const manifest = builds.current;
    sendFile(response, 'release.json', manifest && Buffer.from(JSON.stringify(manifest)));
  } else if (pathname === '/events') {
    news.listen(response);
  } else if (pathname === '/stack' && request.method === 'POST') {
    void text(request).then((stack) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(originalStack(builds, stack, dir));
    });
  } else {
    alone(request, response);
  }
}

function sendFile(response: ServerResponse, name: string, content: Buffer | undefined): void {
  const ending = name.split('.').at(-1) ?? '';
  const type = Object.entries(types).find(([known]) => known === ending)?.[1];
  response.writeHead(content ? 200 : 404, {
    'content-type': type ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  response.end(content);
}
