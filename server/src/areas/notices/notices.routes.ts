import { noticesSchema, readNoticesSchema } from '@portal/shared/contracts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { noteRead, readNoticeIds } from './notices.queries.ts';
import { listNotices } from './listNotices.ts';

const access = { who: 'guest' } as const;
const rateLimit = { max: 60, timeWindow: '1 minute' };
/** No stage of a notice lasts longer. */
const forgetMs = 120 * 86_400_000;

/** A person's notices, and marking them as read. */
export const noticesRoutes: Module =
  ({ db, clock }) =>
  async (app) => {
    app.get(
      '/api/notices',
      { config: { access }, schema: { response: { 200: noticesSchema } } },
      async (request) => {
        const viewer = viewerOf(request);
        const notices = await listNotices(db, viewer, clock());
        const read = await readNoticeIds(db, viewer.user.id);
        return notices.map((notice) => ({ ...notice, read: read.has(notice.id) }));
      },
    );

    app.post(
      '/api/notices/read',
      {
        config: { access, rateLimit },
        schema: { body: readNoticesSchema, response: { 200: noticesSchema } },
      },
      async (request) => {
        const viewer = viewerOf(request);
        const at = clock();
        const notices = await listNotices(db, viewer, at);
        const asked = new Set(request.body.ids);
        // Only existing notices can be marked, so that nobody fills the table with made-up ids.
        const ids = notices.map(({ id }) => id).filter((id) => asked.has(id));
        const forget = new Date(at.getTime() - forgetMs);
        await db
          .transaction()
          .execute((trx) => noteRead(trx, { userId: viewer.user.id, ids, at, forget }));
        const read = await readNoticeIds(db, viewer.user.id);
        return notices.map((notice) => ({ ...notice, read: read.has(notice.id) }));
      },
    );
  };
