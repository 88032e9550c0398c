import type { PartLines } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { editionCodes, type Viewer } from '../../../platform/http/Viewer.ts';
import { latestVersion } from '../installers/combinedVersion.ts';
import { installersOf, publishedVersions } from '../installers/installers.queries.ts';

const newForMs = 14 * 24 * 60 * 60 * 1000;

interface Asked {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly locale: Locale;
}

/** The latest version of the program while it is new and nobody of the team has downloaded it. */
export async function downloadNews(
  db: Kysely<Database>,
  { viewer: { team }, now, locale }: Asked,
): Promise<PartLines> {
  const edition = editionCodes[team.edition];
  const version = latestVersion(await publishedVersions(db, edition));
  if (version === undefined) return { lines: [] };
  const files = await installersOf(db, edition, [version]);
  const isNew = files.some(({ published_at }) => now.getTime() - published_at.getTime() < newForMs);
  const isLoaded = await hasDownloaded(
    db,
    team.id,
    files.map(({ id }) => id),
  );
  if (!isNew || isLoaded) return { lines: [] };
  const act = { label: texts.act[locale], to: '/download' };
  return { lines: [{ id: version, text: texts.news[locale](version), act }] };
}

async function hasDownloaded(
  db: Kysely<Database>,
  teamId: string,
  installers: readonly string[],
): Promise<boolean> {
  const download = await forTeam(db, teamId)
    .selectFrom('manager.installer_download')
    .select('id')
    .where('installer_id', 'in', installers)
    .limit(1)
    .executeTakeFirst();
  return download !== undefined;
}

const texts = {
  news: {
    en: (version: string) => `Version ${version} of the program is ready to be downloaded.`,
    ja: (version: string) => `新しいバージョン ${version} をダウンロードできます。`,
  },
  act: { en: 'Download', ja: 'ダウンロード' },
} as const;
