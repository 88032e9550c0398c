import { BackupError } from '../../../platform/backups/BackupError.ts';
import type { Manifest } from '../../../platform/backups/manifest.ts';
import type { Vault } from '../../../platform/backups/Vault.ts';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';

/** @throws BackupError that names the first file that the target does not have */
export async function requireFiles(vault: Vault, { files }: Manifest): Promise<void> {
  const there = await vault.storedFiles();
  const missing = files.filter(({ sha256, stored }) => there.get(vault.fileKey(sha256)) !== stored);
  const [first] = missing;
  if (!first) return;
  const more = missing.length === 1 ? '' : ` and ${String(missing.length - 1)} more`;
  throw new BackupError(`Of the backup the file ${first.key}${more} is missing, or cut short.`);
}

/** @param begun is told each key before it is written */
export async function restoreFiles(
  vault: Vault,
  { files }: Manifest,
  blobs: BlobStore,
  begun: (key: string) => void,
): Promise<void> {
  for (const { key, sha256 } of files) {
    begun(key);
    await blobs.put(key, await vault.readFile(sha256, `the file ${key}`));
  }
}
