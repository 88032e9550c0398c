import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { IntranetSettings } from './IntranetSettings.ts';
import { freePorts } from '../fixtures/freePorts.ts';

const script = join(import.meta.dirname, '../../.cache/e2e/intranet/main.js');

/** A page without a script of its own. */
interface PlainPage {
  /** Origins of portals, whose scripts the page names. */
  readonly portals: readonly string[];
  /** What else the page may ask. */
  readonly accounts: string;
  readonly body: string;
  /** Text of a module of its own, as a build makes it; the page then names no other script. */
  readonly module?: string;
}

/** The server of another site, whose page embeds a remote. */
export interface Intranet {
  readonly url: string;
  /** Answers pages from now on; nobody is told of them before. */
  readonly serve: (settings: IntranetSettings) => void;
  /** Answers a page of these elements alone from now on, under a strict policy. */
  readonly serveElements: (page: PlainPage) => void;
  /** What the page gets from now on when a remote asks it for a new token. */
  readonly renew: (token: string) => void;
  readonly stop: () => Promise<void>;
}

/** @param host name under which the browser sees it */
export async function startIntranet(host: string): Promise<Intranet> {
  const [port = 0] = await freePorts(1);
  let page = '';
  let token = '';
  let policy = '';
  let ownModule = '';
  const answer = async (path: string, response: ServerResponse) => {
    if (path === '/token') return response.end(token);
    const isScript = path.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (policy !== '') response.setHeader('content-security-policy', policy);
    if (path === '/own.js') return response.end(ownModule);
    return response.end(isScript ? await readFile(script) : page);
  };
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://${host}:${port}`,
    serve: (settings) => {
      page = `<!doctype html><html lang="en"><title>Intranet</title>
        <link rel="icon" href="data:," /><div id="intranet"></div>
        <script type="application/json" id="settings">${JSON.stringify(settings)}</script>
        <script type="module" src="/main.js"></script></html>`;
    },
    serveElements: ({ portals, accounts, body, module = '' }) => {
      ownModule = module;
      policy = [
        "default-src 'none'",
        `script-src ${module === '' ? '' : "'self' "}${portals.join(' ')}`,
        "style-src 'self'",
        `connect-src ${portals.join(' ')} ${accounts}`,
        `img-src data: blob: ${portals.join(' ')}`,
        "require-trusted-types-for 'script'",
        `trusted-types portal${module === '' ? '' : ' portal-embed'}`,
      ].join('; ');
      const addresses = module === '' ? portals.map((origin) => `${origin}/embed.js`) : ['/own.js'];
      const scripts = addresses.map(
        (address) => `<script type="module" crossorigin src="${address}"></script>`,
      );
      page = `<!doctype html><html lang="en"><title>Intranet</title>
        <link rel="icon" href="data:," />${body}${scripts.join('')}</html>`;
    },
    renew: (next) => {
      token = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
