import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InstallerTable } from '../../platform/db/tables/downloads.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { NewInstaller } from '../../areas/downloads/installers/installers.contract.ts';
import { publishInstaller } from '../../areas/downloads/installers/publishInstaller.ts';

type Given = Partial<Omit<NewInstaller, 'sha256'>> & { readonly content?: Buffer };
export type TestInstaller = InstallerTable & { readonly content: Buffer };

/** Publishes a file; default: 64-bit, professional, version 12.0.0. */
export async function anInstaller(deps: Deps, given: Given = {}): Promise<TestInstaller> {
  const { content = randomBytes(3_000), ...facts } = given;
  const row = await publishInstaller(
    deps,
    {
      edition: 'professional',
      version: '12.0.0',
      bit: 64,
      file_name: 'setup-12.0.0-x64.exe',
      signed: false,
      notes_en: '',
      notes_ja: '',
      sha256: createHash('sha256').update(content).digest('hex'),
      ...facts,
    },
    Readable.from([content]),
    'system',
  );
  return { ...row, content };
}

/** Address of the file; `changes` override the query. */
export function fileAddress(
  { version, bit, edition }: Pick<InstallerTable, 'version' | 'bit' | 'edition'>,
  changes: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ bit: String(bit), e: String(edition), ...changes });
  return `/download/thanks/${version}?${query.toString()}`;
}
