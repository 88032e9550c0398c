import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../fixtures/parseJson.ts';
import { licenses } from './places.ts';

const root = join(import.meta.dirname, '../..');

interface Screens {
  readonly screens: Readonly<Record<string, { readonly companions: readonly string[] }>>;
}

interface Shell {
  readonly companions: Readonly<Record<string, readonly string[]>>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The built scripts of the shared parts that the license list uses. */
export function sharedFiles(): RegExp {
  const { screens } = parseJson<Screens>(read('mf-licenses/dist/release.json'));
  const { companions } = parseJson<Shell>(read('shell/dist/client/manifest.json'));
  const keys = screens[licenses.path]?.companions ?? [];
  const files = keys.flatMap((key) => companions[key] ?? []);
  return new RegExp(`/shell/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`);
}
