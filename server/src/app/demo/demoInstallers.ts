import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Deps } from '../../platform/Deps.ts';
import { errorCode } from '../../platform/errors.ts';
import { combinedVersion } from '../../areas/downloads/installers/combinedVersion.ts';
import { findInstaller } from '../../areas/downloads/installers/installers.queries.ts';
import { publishInstaller } from '../../areas/downloads/installers/publishInstaller.ts';
import { editionCodes } from '../../platform/http/Viewer.ts';
import { serverDist } from '../../platform/serverDist.ts';

const publishedKey = 'demo.installers';
const archive = '../../license-client/dist/portal-license-client.zip';

const notes = {
  notes_en:
    'The license client in this archive takes and gives back licenses on the command line.\nIt runs with Node.js 20 or later on any system; both bit sizes hold the same program.',
  notes_ja:
    'ライセンスの取得と返却を行うライセンスクライアントのアーカイブです。\nNode.js 20以降があればどのシステムでも動作します。32bit版と64bit版の内容は同じです。',
};

/**
 * Publishes the license client instead of a product, so that every download button works. Runs
 * once, so that withdrawn files stay withdrawn.
 */
export async function demoInstallers(
  deps: Pick<Deps, 'db' | 'blobs' | 'clock' | 'config' | 'log'>,
  file = path.resolve(serverDist(), archive),
): Promise<void> {
  if (await isDone(deps)) return;
  const content = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!content) {
    deps.log.warn({ file }, 'the license client has not been built; the demo has no downloads');
    return;
  }
  const sha256 = createHash('sha256').update(content).digest('hex');
  for (const installer of offered(combinedVersion(deps.config))) {
    const edition = editionCodes[installer.edition];
    // An earlier start was interrupted.
    if (await findInstaller(deps.db, { ...installer, edition })) continue;
    const file_name = `license-client-${installer.version}-${String(installer.bit)}bit.zip`;
    const facts = { ...installer, ...notes, file_name, sha256, signed: false };
    await publishInstaller(deps, facts, Readable.from([content]), 'system');
  }
  await deps.db
    .insertInto('portal.setting')
    .values({ key: publishedKey, value: deps.clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function offered(combined: string) {
  const files = [
    { edition: 'professional', version: '12.0.0' },
    { edition: 'professional', version: combined },
    { edition: 'community', version: '12.0.0' },
  ] as const;
  return files.flatMap((file) => ([64, 32] as const).map((bit) => ({ ...file, bit })));
}

async function isDone({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const row = await db
    .selectFrom('portal.setting')
    .select('key')
    .where('key', '=', publishedKey)
    .executeTakeFirst();
  return row !== undefined;
}
