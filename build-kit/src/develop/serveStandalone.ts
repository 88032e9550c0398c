import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountPaths, matchRoute, type RemoteConfig } from '@portal/shared/remote';
import { standalonePage, shellFile } from './standalonePage.ts';
import type { RecordedAnswers } from './RecordedAnswers.ts';
import type { Builds } from './Builds.ts';
import { proxyToPortal } from './proxyToPortal.ts';
import { PortalConfig } from './PortalConfig.ts';

export interface Alone {
  readonly config: RemoteConfig;
  readonly builds: Builds;
  readonly portal: string;
  /** Address of the development server. */
  readonly origin: string;
  readonly answers: RecordedAnswers;
  /** `live`: proxy a portal; `record`: also record its responses; `recorded`: replay them. */
  readonly data: 'live' | 'record' | 'recorded';
}

const accountPages = accountPaths.map((path) => ({ path }));

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the standalone remote: each route at its own address, within the built shell. Calls are
 * proxied to a running portal with the developer's session (localhost cookies apply to all ports),
 * or answered from the record. Other addresses belong to the portal.
 */
export function serveStandalone(alone: Alone): Handler {
  const { config, portal, origin, data } = alone;
  const first = config.navigation[0]?.to ?? config.routes[0]?.path ?? '/';
  const portalConfig = new PortalConfig(origin);
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const redirect = (to: string) => response.writeHead(302, { location: to }).end();
    const isAccounts = matchRoute(accountPages, pathname) !== undefined;
    if (pathname === '/') redirect(`${first}${search}`);
    else if (pathname.startsWith('/shell/')) sendShellFile(pathname, response);
    else if (pathname === '/api/registry') sendJson(response, 200, registryOf(alone));
    else if (matchRoute(config.routes, pathname)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(standalonePage(config.name, origin));
    } else if (!isCall(config, pathname)) {
      redirect(`${isAccounts ? (portalConfig.accounts ?? portal) : portal}${pathname}${search}`);
    } else if (data === 'recorded') answerRecorded(alone, request, response);
    else ask(alone, portalConfig, request, response);
  };
}

/** Files that the server offers below a remote's routes, e.g. `/license/lic/…`, are calls too. */
function isCall({ routes }: RemoteConfig, pathname: string): boolean {
  return ['/api/', ...routes.map(({ path }) => `${path}/`)].some((own) => pathname.startsWith(own));
}

function ask(
  { portal, answers, data }: Alone,
  portalConfig: PortalConfig,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  proxyToPortal(portalConfig.askAt(request, portal), request, response, (text, answer) => {
    const read = portalConfig.read(request, text);
    if (data === 'record') answers.keep(request, read, answer);
    return read;
  });
}

function answerRecorded({ answers }: Alone, request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '' } = request;
  const known = method === 'GET' ? answers.get(url) : undefined;
  if (!known) {
    const msg = `No answer to ${method} ${url} was recorded.`;
    sendJson(response, 404, { error: true, code: 'not_recorded', msg });
    return;
  }
  const total = known.total === undefined ? {} : { 'x-total-count': known.total };
  response.writeHead(200, { 'content-type': known.type, ...total }).end(known.body);
}

function sendShellFile(pathname: string, response: ServerResponse): void {
  const content = shellFile(pathname.slice('/shell/'.length));
  response.writeHead(content ? 200 : 404, { 'content-type': 'text/javascript' }).end(content);
}

/** A registry that contains only this remote. */
function registryOf({ builds, origin, config }: Alone) {
  const manifest = builds.current;
  const base = `${origin}/builds/${manifest?.hash ?? ''}/`;
  return {
    generated_at: new Date().toISOString(),
    version: manifest?.hash ?? config.version,
    remotes: manifest ? [{ ...manifest, current: { ...manifest, base } }] : [],
  };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
