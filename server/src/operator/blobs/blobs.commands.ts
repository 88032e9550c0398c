import { parseArgs } from 'node:util';
import { blobAddress, readBlobPlace, type BlobPlace } from '../../platform/blobs/BlobPlace.ts';
import { copyBlobs } from '../../platform/blobs/copyBlobs.ts';
import { overlap } from '../../platform/blobs/liesWithin.ts';
import { openBlobs } from '../../platform/blobs/openBlobs.ts';
import { UsageError, type Command } from '../../platform/commands/Command.ts';
import { OperatorError, type OperatorClient } from '../../platform/commands/OperatorClient.ts';
import { partialKey } from '../../areas/emi/uploads/resumable/partialUploads.queries.ts';
import { blobReferencesSchema, blobsPlaceSchema } from './blobs.contract.ts';
import { verifyBlobs } from './verifyBlobs.ts';

/** Prefix of unfinished uploads, which cannot be continued in another store. */
const partials = partialKey('');

const copy: Command = {
  noun: 'blobs',
  verb: 'copy',
  summary: 'Copies files that are missing to another store, or from it, and compares all of them.',
  usage: '--to <s3://bucket/prefix?…|folder> | --from <s3://bucket/prefix?…|folder>',
  run: async ({ client, args, print }) => {
    const options = { to: { type: 'string' }, from: { type: 'string' } } as const;
    const { values } = parseArgs({ args, options });
    const { to, from } = values;
    const other = placeOf(to ?? from);
    if (!other || (to !== undefined && from !== undefined)) {
      throw new UsageError('One of --to and --from is needed: the store that is not the portal’s.');
    }
    const own = await ownPlace(client);
    const [here, there] = [blobAddress(own), blobAddress(other)];
    if (await overlap(own, other)) {
      throw new UsageError(
        `The portal’s own files are in ${here}, and ${there} is not apart from it.`,
      );
    }
    const [ours, others] = await Promise.all([openBlobs(own), openBlobs(other)]);
    try {
      const [source, target] = to === undefined ? [others, ours] : [ours, others];
      const leaves = (key: string) => key.startsWith(partials);
      const result = await copyBlobs({ from: source.blobs, to: target.blobs, leaves });
      const { copied, bytes, same, gone, different, passed } = result;
      if (copied + same + gone + different.length === 0) {
        const empty = to === undefined ? there : here;
        throw new OperatorError(`There are no files in ${empty}. Is that the right place?`);
      }
      print(`Copied ${files(copied)} (${String(bytes)} bytes); ${files(same)} were there already.`);
      if (gone > 0) print(`${files(gone)} were removed meanwhile.`);
      printPassed(passed, print);
      for (const key of different) print(`different  ${key}`);
      if (different.length > 0) {
        throw new OperatorError(
          `${files(different.length)} have other content there; nothing of them was replaced.`,
        );
      }
      for (const line of to === undefined ? afterwards(there) : nextSteps(here, there)) print(line);
    } finally {
      ours.close();
      others.close();
    }
  },
};

const verify: Command = {
  noun: 'blobs',
  verb: 'verify',
  summary:
    'Compares the files with the database: what is missing, wrong, and referred to by nobody.',
  usage: '',
  run: async ({ client, print }) => {
    const opened = await openBlobs(await ownPlace(client));
    try {
      const answer = await client.call('/operator/blobs/references');
      const found = await verifyBlobs(opened.blobs, blobReferencesSchema.parse(answer));
      for (const key of found.missing) print(`missing  ${key}`);
      for (const key of found.wrong) print(`wrong  ${key}`);
      for (const key of found.unreferred) print(`unreferred  ${key}`);
      printPassed(found.passed, print);
      const bad = found.missing.length + found.wrong.length;
      const sum = `${files(found.good)} are as the database says`;
      if (bad > 0) throw new OperatorError(`${sum}; ${files(bad)} are missing or wrong.`);
      print(`${sum}; nobody refers to ${files(found.unreferred.length)}.`);
    } finally {
      opened.close();
    }
  },
};

export const blobsCommands: readonly Command[] = [copy, verify];

async function ownPlace(client: OperatorClient): Promise<BlobPlace> {
  const { address } = blobsPlaceSchema.parse(await client.call('/operator/blobs'));
  return readBlobPlace(address);
}

function placeOf(address: string | undefined): BlobPlace | undefined {
  try {
    // npm run changes the working directory; use INIT_CWD for typed paths.
    return address === undefined ? undefined : readBlobPlace(address, process.env['INIT_CWD']);
  } catch (error) {
    throw new UsageError(`The address ${error instanceof Error ? error.message : 'is wrong'}.`);
  }
}

const files = (count: number) => `${String(count)} ${count === 1 ? 'file' : 'files'}`;

/** Prints entries of a store that are not its files; they are neither copied nor compared. */
function printPassed(names: readonly string[], print: (line: string) => void): void {
  for (const name of names) print(`passed over  ${name}`);
  if (names.length === 0) return;
  print(`Passed over: ${String(names.length)}, which are no files of the portal; look at them.`);
}

function nextSteps(here: string, there: string): string[] {
  return [
    'Next:',
    `1. Start every process of the portal anew with BLOB_URL='${there}'.`,
    `2. Run: blobs copy --from '${here}'`,
    'Nothing was deleted.',
  ];
}

function afterwards(there: string): string[] {
  return [
    `All files of ${there} are in the portal’s own store.`,
    'Next: run blobs verify; what is in the old store can then be kept or removed. Nothing was deleted.',
  ];
}
