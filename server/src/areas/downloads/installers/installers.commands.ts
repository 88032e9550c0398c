import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../platform/commands/Command.ts';
import type { OperatorClient } from '../../../platform/commands/OperatorClient.ts';
import { errorCode } from '../../../platform/errors.ts';
import {
  largestPartBytes,
  publishedInstallerSchema,
  publishedInstallersSchema,
  uploadSchema,
  type PublishedInstaller,
} from './installers.contract.ts';

const publish: Command = {
  noun: 'installers',
  verb: 'publish',
  summary: 'Offers a file on the download page to the teams of an edition.',
  usage:
    '<file> --edition professional|community --version <12.0.0> --bit 64|32 [--signed] ' +
    '[--notes-en <file>] [--notes-ja <file>]',
  run: async ({ client, args, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        version: { type: 'string' },
        bit: { type: 'string' },
        signed: { type: 'boolean', default: false },
        'notes-en': { type: 'string' },
        'notes-ja': { type: 'string' },
      },
    });
    const [named] = positionals;
    if (named === undefined) throw new UsageError('The file is missing.');
    for (const name of ['edition', 'version', 'bit'] as const) {
      if (values[name] === undefined) throw new UsageError(`--${name} is missing.`);
    }
    const file = fromHere(named);
    const [notes_en, notes_ja] = await Promise.all([
      readNotes(values['notes-en']),
      readNotes(values['notes-ja']),
    ]);
    const sha256 = await hashOf(file);
    const { edition, version, signed } = values;
    const answer = await client.call('/operator/installers', {
      body: {
        upload: await upload(client, file),
        sha256,
        edition,
        version,
        bit: Number(values.bit),
        file_name: path.basename(file),
        signed,
        notes_en,
        notes_ja,
      },
    });
    print(line(publishedInstallerSchema.parse(answer)));
  },
};

const list: Command = {
  noun: 'installers',
  verb: 'list',
  summary: 'Lists published files: id, edition, version, bit, bytes, signed, when, name, SHA-256.',
  usage: '',
  run: async ({ client, print }) => {
    const answer = await client.call('/operator/installers');
    for (const each of publishedInstallersSchema.parse(answer)) print(line(each));
  },
};

const withdraw: Command = {
  noun: 'installers',
  verb: 'withdraw',
  summary: 'Takes a file off the download page.',
  usage: '<id>',
  run: async ({ client, args: [id], print }) => {
    if (id === undefined) throw new UsageError('The id is missing; see installers list.');
    const call = `/operator/installers/${encodeURIComponent(id)}/withdraw`;
    print(line(publishedInstallerSchema.parse(await client.call(call, { method: 'POST' }))));
  },
};

export const installersCommands: readonly Command[] = [publish, list, withdraw];

function line(installer: PublishedInstaller): string {
  const { id, edition, version, bit, size, signed, published_at, withdrawn_at } = installer;
  const state = withdrawn_at === null ? `since ${published_at}` : `withdrawn ${withdrawn_at}`;
  const facts = [id, edition, version, `${String(bit)}-bit`, size, signed ? 'signed' : 'unsigned'];
  return [...facts, state, installer.file_name, installer.sha256].join('  ');
}

/** npm run changes the working directory; use INIT_CWD for typed paths. */
function fromHere(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', file);
}

async function readNotes(file: string | undefined): Promise<string> {
  if (file === undefined) return '';
  return (await readFile(fromHere(file), 'utf8').catch(refuseToRead(file))).trim();
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch(refuseToRead(file));
  return hash.digest('hex');
}

function refuseToRead(file: string): (error: unknown) => never {
  return (error) => {
    throw new UsageError(`${file} cannot be read (${errorCode(error) ?? 'unknown'}).`);
  };
}

/** Uploads a file in parts. @returns the upload's id. */
async function upload(client: OperatorClient, file: string): Promise<string> {
  const begun = await client.call('/operator/installers/uploads', { method: 'POST' });
  const { upload: id } = uploadSchema.parse(begun);
  const handle = await open(file);
  try {
    for (let part = 0; ; part += 1) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(largestPartBytes));
      if (bytesRead === 0) return id;
      await client.call(`/operator/installers/uploads/${id}/${String(part)}`, {
        method: 'PUT',
        body: buffer.subarray(0, bytesRead),
      });
    }
  } finally {
    await handle.close();
  }
}
