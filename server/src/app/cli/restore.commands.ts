import { parseArgs } from 'node:util';
import type { Command } from '../../platform/commands/Command.ts';
import { blobAddress } from '../../platform/blobs/BlobPlace.ts';
import { readConfig } from '../readConfig.ts';
import { chosen, typedFile, typedPlace, withVault } from '../../operator/backups/openVault.ts';

const restore: Command = {
  noun: 'restore',
  summary: 'Puts a backup, the newest unless told otherwise, into an empty place and checks it.',
  usage: '<folder|s3://bucket/prefix?…> [--into <data directory>] [--id <id>] [--key-file <file>]',
  isLocal: true,
  run: async ({ args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      options: { into: { type: 'string' }, id: { type: 'string' }, 'key-file': { type: 'string' } },
      allowPositionals: true,
    });
    const place = typedPlace(positionals[0], 'The place of the backups');
    const into = typedFile(values.into);
    const config = readConfig({
      ...process.env,
      ...(into === undefined ? {} : { DATA_DIR: into }),
    });
    await withVault(place, typedFile(values['key-file']), async (vault) => {
      const id = await chosen(vault, values.id, blobAddress(place));
      // Loaded lazily: databases take longer to load than most commands take.
      const { restoreBackup } = await import('../../operator/backups/restore/restoreBackup.ts');
      const { manifest, sealed, head } = await restoreBackup(vault, id, config);
      print(`Restored ${id} into ${config.dataDir}: the portal as of ${manifest.at}.`);
      print(
        `Checked: ${String(manifest.files.length)} files, numbers without gaps, and the audit log: ${String(sealed)} rows are sealed, head ${head}`,
      );
      for (const key of manifest.faulty) print(`was missing or wrong before the backup  ${key}`);
      print(
        'Next: start the portal with the settings that it had. What happened later is not in it.',
      );
    });
  },
};

export const restoreCommands: readonly Command[] = [restore];
