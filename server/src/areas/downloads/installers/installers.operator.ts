import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { InstallerTable } from '../../../platform/db/tables/downloads.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { operatorOf } from '../../../platform/http/Operator.ts';
import { editionOf } from '../../../platform/http/Viewer.ts';
import {
  largestPartBytes,
  newInstallerSchema,
  publishedInstallerSchema,
  publishedInstallersSchema,
  uploadSchema,
  type PublishedInstaller,
} from './installers.contract.ts';
import { findUpload, listInstallers, withdrawInstaller } from './installers.queries.ts';
import { publishInstaller } from './publishInstaller.ts';
import { beginUpload, discardUpload, readUpload, takePart } from './uploads.ts';

const access = { who: 'operator', scopes: ['everything'] } as const;
/** Notes in two languages of 20,000 characters each, up to 6 bytes per character in JSON. */
const notesBytes = 256 * 1024;
const readAccess = { who: 'operator', scopes: ['read'] } as const;

/**
 * The operator API to publish and withdraw installers. Files are uploaded in parts, since they may
 * be large.
 */
export const installersOperator: Module = (deps) => async (app) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, body);
    },
  );

  app.post(
    '/operator/installers/uploads',
    { config: { access }, schema: { response: { 200: uploadSchema } } },
    async () => ({ upload: await beginUpload(deps) }),
  );

  app.put(
    '/operator/installers/uploads/:upload/:part',
    {
      bodyLimit: largestPartBytes,
      config: { access },
      schema: {
        params: z.object({ upload: z.uuid(), part: z.coerce.number().int().min(0) }),
        body: z.instanceof(Buffer),
        response: { 200: z.object({ done: z.literal(true) }) },
      },
    },
    async ({ params, body }) => {
      await takePart(deps, params.upload, params.part, body);
      return { done: true as const };
    },
  );

  app.post(
    '/operator/installers',
    {
      bodyLimit: notesBytes,
      config: { access },
      schema: { body: newInstallerSchema, response: { 200: publishedInstallerSchema } },
    },
    async (request) => {
      const { upload: id, ...installer } = request.body;
      const upload = await findUpload(deps.db, id);
      if (!upload) throw new NotFoundError();
      try {
        const content = readUpload(deps, upload);
        const { actor } = operatorOf(request);
        return presented(await publishInstaller(deps, installer, content, actor));
      } finally {
        await discardUpload(deps, upload);
      }
    },
  );

  app.get(
    '/operator/installers',
    { config: { access: readAccess }, schema: { response: { 200: publishedInstallersSchema } } },
    async () => (await listInstallers(deps.db)).map(presented),
  );

  app.post(
    '/operator/installers/:id/withdraw',
    {
      config: { access },
      schema: {
        params: z.object({ id: z.string() }),
        response: { 200: publishedInstallerSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const at = deps.clock();
      return deps.db.transaction().execute(async (trx) => {
        const row = await withdrawInstaller(trx, id, at);
        if (!row) throw new NotFoundError();
        const { version, bit, sha256 } = row;
        const details = { version, bit, sha256 };
        const act = { action: 'installer.withdraw' as const, object: id, details };
        await recordAudit(trx, { at, actor: operatorOf(request).actor, ...act });
        return presented(row);
      });
    },
  );
};

function presented(row: Omit<InstallerTable, 'notes_en' | 'notes_ja'>): PublishedInstaller {
  const { id, version, file_name, size, sha256, signed } = row;
  return {
    id,
    edition: editionOf(row.edition),
    version,
    bit: row.bit === 32 ? 32 : 64,
    file_name,
    size,
    sha256,
    signed,
    published_at: row.published_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  };
}
