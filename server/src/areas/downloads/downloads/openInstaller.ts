import { downloadQuerySchema } from '@portal/shared/contracts';
import type { InstallerTable } from '../../../platform/db/tables/downloads.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { findInstaller, type InstallerName } from '../installers/installers.queries.ts';
import { installerKey } from '../installers/publishInstaller.ts';
import { MissingInstallerError, UnknownInstallerError } from './DownloadError.ts';
import { requireDownload } from './downloads.policy.ts';

/**
 * The name of the installer in an address.
 * @param asked edition, bit width and version from the address
 * @throws UnknownInstallerError if one of them is missing or invalid
 */
export function namedInstaller(asked: unknown): InstallerName {
  const parsed = downloadQuerySchema.safeParse(asked);
  if (!parsed.success) throw new UnknownInstallerError();
  const { e: edition, bit, v: version } = parsed.data;
  return { edition, version, bit: Number(bit) };
}

/**
 * Opens an installer if it is offered, the person may have it and the store contains it.
 * @throws UnknownInstallerError, OtherEditionError, DetailsMissingError, MissingInstallerError
 */
export async function openInstaller(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  viewer: Viewer,
  name: InstallerName,
): Promise<InstallerTable> {
  await requireDownload({ db }, viewer, name.edition);
  const installer = await findInstaller(db, name);
  if (!installer) throw new UnknownInstallerError();
  const stored = await blobs.stat(installerKey(installer));
  if (stored?.size !== installer.size) {
    const found = stored ? `has ${String(stored.size)} bytes` : 'is not there';
    throw new MissingInstallerError(
      new Error(`${installerKey(installer)} ${found}, recorded are ${String(installer.size)}`),
    );
  }
  return installer;
}
