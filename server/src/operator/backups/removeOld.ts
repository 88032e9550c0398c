import { BackupError } from '../../platform/backups/BackupError.ts';
import type { Manifest } from '../../platform/backups/manifest.ts';
import { keptOf, type Keep } from '../../platform/backups/retention.ts';
import type { Vault } from '../../platform/backups/Vault.ts';

interface Backup {
  readonly id: string;
  readonly at: Date;
  readonly manifest: Manifest;
}

export interface Removed {
  readonly backups: readonly string[];
  readonly files: number;
  /** Unreadable backups (wrong key or damaged); if there are any, no file is removed. */
  readonly unread: readonly string[];
}

/**
 * Removes backups beyond the retention, remains of incomplete ones older than the latest complete
 * one, and files without a reference. Call it after verifying a new backup.
 */
export async function removeOld(vault: Vault, keep: Keep): Promise<Removed> {
  const { whole, short } = await vault.ids();
  const read: Backup[] = [];
  const unread: string[] = [];
  for (const id of whole) {
    try {
      const manifest = await vault.manifest(id);
      read.push({ id, at: new Date(manifest.at), manifest });
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      unread.push(id);
    }
  }
  const kept = new Set(keptOf(read, keep));
  // Keeps the last backup without missing files.
  const good = read.find(({ manifest }) => manifest.faulty.length === 0);
  if (good) kept.add(good);
  const old = read.filter((backup) => !kept.has(backup)).map(({ id }) => id);
  const [newest = ''] = whole;
  const leftovers = short.filter((id) => id < newest);
  for (const id of [...old, ...leftovers]) await vault.remove(id);
  if (unread.length > 0) return { backups: old, files: 0, unread };
  const referred = new Set(
    [...kept].flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => vault.fileKey(sha256))),
  );
  let files = 0;
  for (const key of (await vault.storedFiles()).keys()) {
    if (referred.has(key)) continue;
    await vault.store.remove(key);
    files += 1;
  }
  return { backups: old, files, unread };
}
