import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from '../../platform/backups/BackupError.ts';
import { blobAddress } from '../../platform/blobs/BlobPlace.ts';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { OperatorError } from '../../platform/commands/OperatorClient.ts';
import { errorCode } from '../../platform/errors.ts';
import { backupMadeSchema, backupStateSchema } from './backups.contract.ts';
import { chosen, noBackup, typedFile, typedPlace, withVault } from './openVault.ts';
import { verifyBackup } from './verifyBackup.ts';

const keyOption = { 'key-file': { type: 'string' } } as const;
const idOption = { id: { type: 'string' } } as const;
const files = (count: number) => `${String(count)} ${count === 1 ? 'file' : 'files'}`;

const make: Command = {
  noun: 'backup',
  summary: 'Backs the running portal up: its database and the files that it refers to.',
  usage: '[<folder|s3://bucket/prefix?…>] [--key-file <file>]',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({ args, options: keyOption, allowPositionals: true });
    const [to] = positionals;
    const keyFile = typedFile(values['key-file']);
    const body = {
      ...(to === undefined ? {} : { to: blobAddress(typedPlace(to, 'A target')) }),
      ...(keyFile === undefined ? {} : { key_file: keyFile }),
    };
    const made = backupMadeSchema.parse(await client.call('/operator/backups', { body }));
    print(`Backup ${made.id} in ${made.address}: the portal as of ${made.at}.`);
    print(
      `${files(made.files)}, of which ${String(made.added)} were new; ${String(made.bytes)} bytes were written and read back.`,
    );
    print(
      made.encrypted
        ? 'It is encrypted: without the key it cannot be read.'
        : 'It is not encrypted.',
    );
    print(
      'It contains neither the key nor the master secret nor settings: keep these apart from it.',
    );
    for (const key of made.faulty) print(`missing or wrong in the store of files  ${key}`);
    if (made.faulty.length > 0) {
      throw new OperatorError(
        `The backup was made, but ${files(made.faulty.length)} that the database names are missing or wrong.`,
      );
    }
  },
};

const state: Command = {
  noun: 'backups',
  verb: 'state',
  summary:
    'Says how the scheduled backups do; fails when the last one failed or lacks files, or one is overdue.',
  usage: '',
  run: async ({ client, print }) => {
    const found = backupStateSchema.parse(await client.call('/operator/backups'));
    if (found.address === null) throw new OperatorError('No backup is scheduled: set BACKUP_TO.');
    print(`Each day at ${found.at} (Tokyo) to ${found.address}.`);
    print(`The newest whole one: ${found.good_at ?? 'none yet'}.`);
    if (found.last && found.last.outcome !== 'made') {
      const { ended_at, outcome, problem } = found.last;
      const which = found.good_at === null ? 'The last one' : 'A later one';
      const how = outcome === 'failed' ? 'failed' : 'lacks files';
      throw new OperatorError(`${which} (${ended_at}) ${how}: ${problem}`);
    }
    if (found.overdue) throw new OperatorError('A backup is overdue.');
  },
};

const list: Command = {
  noun: 'backups',
  verb: 'list',
  summary: 'Lists the backups at a target, the newest first: id, point in time, database, files.',
  usage: '<folder|s3://bucket/prefix?…> [--key-file <file>]',
  isLocal: true,
  run: async ({ args, print }) => {
    const { values, positionals } = parseArgs({ args, options: keyOption, allowPositionals: true });
    const place = typedPlace(positionals[0], 'A target');
    await withVault(place, typedFile(values['key-file']), async (vault) => {
      const { whole, short } = await vault.ids();
      if (whole.length + short.length === 0) throw noBackup(blobAddress(place));
      for (const id of whole) {
        try {
          const { at, database, files: all, faulty } = await vault.manifest(id);
          const lacks = faulty.length === 0 ? [] : [`lacks ${files(faulty.length)}`];
          const kind = `${database.kind} ${database.version}`;
          print([id, at, kind, files(all.length), ...lacks].join('  '));
        } catch (error) {
          if (!(error instanceof BackupError)) throw error;
          print(error.message);
        }
      }
      for (const id of short) print(`${id}  was cut short, or is being made`);
    });
  },
};

const verify: Command = {
  noun: 'backups',
  verb: 'verify',
  summary: 'Reads a whole backup, the newest unless told otherwise, and compares all digests.',
  usage: '<folder|s3://bucket/prefix?…> [--id <id>] [--key-file <file>]',
  isLocal: true,
  run: async ({ args, print }) => {
    const options = { ...keyOption, ...idOption } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const place = typedPlace(positionals[0], 'A target');
    await withVault(place, typedFile(values['key-file']), async (vault) => {
      const id = await chosen(vault, values.id, blobAddress(place));
      const { manifest, faults } = await verifyBackup(vault, id);
      for (const fault of faults) print(fault);
      if (faults.length > 0) throw new BackupError(`The backup ${id} cannot be restored.`);
      const { at, files: all, faulty } = manifest;
      for (const key of faulty) print(`was missing or wrong before the backup  ${key}`);
      const how = faulty.length === 0 ? 'whole' : `as it was made, without ${files(faulty.length)}`;
      print(`The backup ${id} is ${how}: the portal as of ${at}, ${files(all.length)}.`);
    });
  },
};

const newKey: Command = {
  noun: 'backups',
  verb: 'new-key',
  summary: 'Makes a key for encrypting backups, in a new file for this user alone.',
  usage: '<file>',
  isLocal: true,
  run: async ({ args, print }) => {
    const file = typedFile(parseArgs({ args, allowPositionals: true }).positionals[0]);
    if (file === undefined) throw new UsageError('A file is needed.');
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    try {
      await writeFile(file, `# public key: ${recipient}\n${identity}\n`, {
        flag: 'wx',
        mode: 0o600,
      });
    } catch (error) {
      if (errorCode(error) === 'EEXIST') throw new OperatorError(`${file} exists already.`);
      if (errorCode(error) === 'ENOENT') {
        throw new OperatorError(`There is no folder ${path.dirname(file)}.`);
      }
      throw error;
    }
    print(
      `A new key is in ${file}. Keep a copy of it in another place: without it no backup can be read.`,
    );
  },
};

export const backupsCommands: readonly Command[] = [make, state, list, verify, newKey];
