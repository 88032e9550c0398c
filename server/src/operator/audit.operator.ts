import { z } from 'zod';
import type { Module } from '../http/createApp.ts';
import { auditListSchema } from './audit.contract.ts';

/** The audit log at the operator's door, newest first. */
export const auditOperator: Module =
  ({ db }) =>
  async (app) => {
    app.get(
      '/operator/audit',
      {
        config: { access: { who: 'operator' } },
        schema: {
          querystring: z.object({ team: z.string().optional() }),
          response: { 200: auditListSchema },
        },
      },
      async ({ query: { team } }) => {
        let entries = db.selectFrom('portal.audit_log').orderBy('seq', 'desc').limit(200);
        if (team !== undefined) entries = entries.where('team_id', '=', team);
        const rows = await entries.selectAll().execute();
        return rows.map(({ seq, at, actor, team_id, action, object, details }) => ({
          seq,
          at: at.toISOString(),
          actor,
          team_id,
          action,
          object,
          details,
        }));
      },
    );
  };
