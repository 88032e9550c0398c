import { optionalCode } from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { auditListSchema, auditVerdictSchema } from './audit.contract.ts';
import { listAudit } from './audit.queries.ts';
import { verifyAudit } from './verifyAudit.ts';

const access = { who: 'operator', scopes: ['read'] } as const;

/** The operator API of the audit log: the newest rows, and the verification of its chain. */
export const auditOperator: Module =
  ({ db }) =>
  async (app) => {
    app.get(
      '/operator/audit',
      {
        config: { access },
        schema: {
          querystring: z.object({ team: z.optional(optionalCode(64)) }),
          response: { 200: auditListSchema },
        },
      },
      async ({ query: { team } }) => {
        const rows = await listAudit(db, team);
        return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
      },
    );

    app.get(
      '/operator/audit/verify',
      {
        config: { access },
        schema: {
          querystring: z.object({ noted: z.optional(optionalCode(200)) }),
          response: { 200: auditVerdictSchema },
        },
      },
      async ({ query: { noted } }) => {
        const { isNotedFound, unsealed, ...verdict } = await verifyAudit(db, noted);
        const oldest = unsealed.oldest?.toISOString() ?? null;
        return { ...verdict, noted_found: isNotedFound, unsealed: { ...unsealed, oldest } };
      },
    );
  };
