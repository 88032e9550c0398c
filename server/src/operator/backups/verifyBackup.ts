import { BackupError } from '../../platform/backups/BackupError.ts';
import type { Manifest } from '../../platform/backups/manifest.ts';
import type { Vault } from '../../platform/backups/Vault.ts';
import type { Readable } from 'node:stream';

/**
 * Reads and verifies a whole backup.
 * @returns faults, one sentence each
 */
export async function verifyBackup(
  vault: Vault,
  id: string,
): Promise<{ readonly manifest: Manifest; readonly faults: readonly string[] }> {
  const manifest = await vault.manifest(id);
  const faults: string[] = [];
  const look = async (read: () => ReturnType<Vault['readFile']>) => {
    try {
      await readToEnd(await read());
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      faults.push(error.message);
    }
  };
  await look(() => vault.readDatabase(id, manifest.database.sha256));
  const seen = new Set<string>();
  for (const { key, sha256 } of manifest.files) {
    if (seen.has(sha256)) continue;
    seen.add(sha256);
    const name = `the file ${key} (${vault.fileKey(sha256)} at the target)`;
    await look(() => vault.readFile(sha256, name));
  }
  return { manifest, faults };
}

/** Reads and discards content, to verify it. */
export async function readToEnd(content: Readable): Promise<void> {
  for await (const _chunk of content);
}
