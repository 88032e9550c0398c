import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';

/** Passes a call on to a running portal, in the name of whoever is signed in there. */
export function passOn(
  portal: string,
  request: IncomingMessage,
  response: ServerResponse,
  onAnswer: (answer: IncomingMessage) => void = () => undefined,
): void {
  const target = new URL(request.url ?? '/', portal);
  const call = (target.protocol === 'https:' ? https : http).request(
    target,
    {
      method: request.method,
      headers: { ...request.headers, host: target.host, 'accept-encoding': 'identity' },
    },
    (answer) => {
      onAnswer(answer);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  call.on('error', () => {
    response.writeHead(502, { 'content-type': 'application/json' });
    const msg = `No portal answers at ${portal}. Start one with npm start, or name it: MANAGER_URL.`;
    response.end(JSON.stringify({ error: true, code: 'no_portal', msg }));
  });
  request.pipe(call);
}
