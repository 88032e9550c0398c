import { noticeChoicesSchema } from '@portal/shared/contracts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../platform/limits/takeCall.ts';
import { noticeChoicesOf, saveNoticeChoices } from '../../platform/mail/noticeChoices.queries.ts';

const config = { access: { who: 'guest' } } as const;
const response = { 200: noticeChoicesSchema };
/** Rate limit of one person's changes. */
const choiceChanges: Limit = { name: 'notice-choice', max: 60, seconds: 3600 };

/** A person's choices for mails about endings, unpaid orders and finished analyses. */
export const noticeChoicesRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;

  app.get('/api/notices/choices', { config, schema: { response } }, (request) =>
    noticeChoicesOf(db, viewerOf(request).user.id),
  );

  app.put(
    '/api/notices/choices',
    { config, schema: { body: noticeChoicesSchema, response } },
    async (request) => {
      const { user, team } = viewerOf(request);
      await takeCall(deps, choiceChanges, user.id);
      await db.transaction().execute(async (trx) => {
        await saveNoticeChoices(trx, user.id, request.body);
        await recordAudit(trx, {
          at: clock(),
          actor: user.id,
          teamId: team.id,
          ip: request.ip,
          action: 'account.notices',
          object: user.id,
          details: request.body,
        });
      });
      return request.body;
    },
  );
};
