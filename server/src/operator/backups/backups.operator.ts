import { blobAddress, readBlobPlace } from '../../platform/blobs/BlobPlace.ts';
import { InvalidError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { backUp } from './backUp.ts';
import { backupMadeSchema, backupStateSchema, newBackupSchema } from './backups.contract.ts';
import { backupState } from './backupState.ts';

/** Only on this machine: reads a key file and writes to a folder. */
const machine = { config: { access: { who: 'operator', scopes: ['machine'] } } } as const;
const read = { config: { access: { who: 'operator', scopes: ['read'] } } } as const;

/** Operator routes of backups. */
export const backupsOperator: Module = (deps) => async (app) => {
  app.get('/operator/backups', { ...read, schema: { response: { 200: backupStateSchema } } }, () =>
    backupState(deps),
  );

  app.post(
    '/operator/backups',
    { ...machine, schema: { body: newBackupSchema, response: { 200: backupMadeSchema } } },
    async ({ body: { to, key_file } }) => {
      const settings = deps.config.backup;
      const place = to === undefined ? settings.to : readBlobPlace(to);
      if (!place) throw new InvalidError({ to: 'is needed, since BACKUP_TO names no target' });
      const keyFile = key_file ?? settings.keyFile;
      const { id, manifest, added, encrypted } = await backUp(deps, { place, keyFile });
      return {
        ...{ id, address: blobAddress(place), at: manifest.at, encrypted },
        files: manifest.files.length,
        added: added.files,
        bytes: added.bytes + manifest.database.stored,
        faulty: manifest.faulty,
      };
    },
  );
};
