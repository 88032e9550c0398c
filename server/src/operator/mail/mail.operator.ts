import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optionalCode } from '@portal/shared/contracts';
import { z } from 'zod';
import { errorCode, NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { outboxFolder } from '../../platform/mail/createMailTransport.ts';
import { mailListSchema } from './mail.contract.ts';

/** Mails contain links that open accounts. */
const access = { who: 'operator', scopes: ['everything'] } as const;

/** Operator routes of the outbox: the latest mails, and one as sent. */
export const mailOperator: Module =
  ({ db, config }) =>
  async (app) => {
    app.get(
      '/operator/mail',
      {
        config: { access },
        schema: {
          querystring: z.object({ to: z.optional(optionalCode(254)) }),
          response: { 200: mailListSchema },
        },
      },
      async ({ query: { to } }) => {
        let mails = db.selectFrom('portal.mail_outbox').orderBy('id', 'desc').limit(100);
        if (to !== undefined) {
          mails = mails.where((is) => is(is.fn('lower', ['recipient']), '=', to.toLowerCase()));
        }
        const rows = await mails.selectAll().execute();
        return rows.map(({ id, kind, recipient, subject, body, created_at, sent_at }) => ({
          id,
          kind,
          to: recipient,
          subject,
          text: body,
          created_at: created_at.toISOString(),
          sent_at: sent_at?.toISOString() ?? null,
        }));
      },
    );

    app.get(
      '/operator/mail/:id',
      { config: { access }, schema: { params: z.object({ id: z.uuid() }) } },
      async ({ params }, reply) => {
        try {
          const eml = await readFile(path.join(outboxFolder(config), `${params.id}.eml`));
          return await reply.type('message/rfc822').send(eml);
        } catch (error) {
          if (errorCode(error) === 'ENOENT') {
            throw new NotFoundError();
          }
          throw error;
        }
      },
    );
  };
