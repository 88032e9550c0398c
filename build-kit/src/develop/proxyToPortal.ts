import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * Proxies a call to a running portal with the developer's session.
 *
 * @param read receives each data response and returns what the page gets
 */
export function proxyToPortal(
  portal: string,
  request: IncomingMessage,
  response: ServerResponse,
  read: (data: string, answer: IncomingMessage) => string = (data) => data,
): void {
  const target = new URL(request.url ?? '/', portal);
  const headers = { ...request.headers, host: target.host, 'accept-encoding': 'identity' };
  const send = target.protocol === 'https:' ? https.request : http.request;
  const call = send(target, { method: request.method, headers }, (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (!/^(application\/json|text\/plain)/.test(answered['content-type'] ?? '')) {
      response.writeHead(statusCode, answered);
      answer.pipe(response);
      return;
    }
    void text(answer).then((data) => {
      const { 'content-length': _former, 'transfer-encoding': _pieces, ...rest } = answered;
      response.writeHead(statusCode, rest).end(read(data, answer));
    });
  });
  call.on('error', () => {
    response.writeHead(502, { 'content-type': 'application/json' });
    const msg = `No portal answers at ${portal}. Start one with npm start, or name it: MANAGER_URL.`;
    response.end(JSON.stringify({ error: true, code: 'no_portal', msg }));
  });
  request.pipe(call);
}
