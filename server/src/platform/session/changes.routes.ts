import { TooManyError } from '../errors.ts';
import type { Module } from '../http/createApp.ts';
import { findViewer } from './session.queries.ts';

const eventStream = 'text/event-stream; charset=utf-8';
/** The last event of a session. */
const over = 'data: over\n\n';
/** Keeps proxies from closing the connection, and checks the session. */
const checkMs = 60_000;
/** Browsers connect again after 1 to 10 s, so that they do not all come at once. */
const [leastRetryMs, retrySpreadMs] = [1_000, 9_000];
/** Bytes that wait for a browser. */
const mostWaiting = 4_000;
/** Streams of a session: a browser has one, and a second while another tab takes over. */
const mostPerSession = 4;
const refusedSeconds = 60;

/**
 * Tells open pages what changed in the team: server-sent events whose data is an audit kind, such
 * as `licenses`, within a second of the commit. The stream ends with the session, with `over`,
 * and does not extend it.
 */
export const changesRoutes: Module =
  ({ changes, db, clock }) =>
  async (app) => {
    const open = new Map<string, number>();
    const count = (session: string, change: 1 | -1) => {
      const now = (open.get(session) ?? 0) + change;
      if (now > 0) open.set(session, now);
      else open.delete(session);
    };
    app.addHook('preClose', async () => {
      changes.end();
    });
    app.get(
      '/api/changes',
      { config: { access: { who: 'visitor' }, isEndless: true } },
      (request, reply) => {
        // An error would appear in the console of a page whose session has ended meanwhile.
        if (!request.viewer) return reply.type(eventStream).send(over);
        const { sessionId, team } = request.viewer;
        if ((open.get(sessionId) ?? 0) >= mostPerSession) throw new TooManyError(refusedSeconds);
        count(sessionId, 1);
        const { raw } = reply;
        const check = async () => {
          try {
            const viewer = await findViewer(db, sessionId, clock());
            if (viewer?.team.id !== team.id) raw.end(over);
          } catch {
            // The browser finds out about the session when it connects again.
            raw.end();
          }
        };
        const timer = setInterval(() => {
          raw.write(':\n\n');
          void check();
        }, checkMs).unref();
        const stop = changes.listen(team.id, {
          onChange: (kinds) => {
            // The browser has stopped reading.
            if (raw.writableLength > mostWaiting) raw.destroy();
            for (const kind of kinds) raw.write(`data: ${kind}\n\n`);
            if (kinds.has('access') || kinds.has('people')) void check();
          },
          onEnd: () => raw.end(),
        });
        raw.once('close', () => {
          clearInterval(timer);
          stop();
          count(sessionId, -1);
        });
        reply.hijack();
        for (const [name, value = ''] of Object.entries(reply.getHeaders())) {
          raw.setHeader(name, value);
        }
        raw.setHeader('content-type', eventStream);
        // Nginx passes each event on at once.
        raw.setHeader('x-accel-buffering', 'no');
        raw.write(`retry: ${String(leastRetryMs + Math.floor(Math.random() * retrySpreadMs))}\n\n`);
        return reply;
      },
    );
  };
