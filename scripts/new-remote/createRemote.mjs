import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fillIn } from './fillIn.mjs';

const folderName = 'mf-sample-name';
const template = join(import.meta.dirname, folderName);

function templateFiles() {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(template.length + 1))
    .filter((file) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(file));
}

async function filledIn(file, request) {
  const source = join(template, file);
  const text = fillIn(readFileSync(source, 'utf8'), request);
  // Markdown stays as it is written, as everywhere in the repository.
  if (file.endsWith('.md')) return text;
  return format(text, { ...(await resolveConfig(source)), filepath: source });
}

/**
 * Writes a remote beside the others. It appears whole or not at all: the files are written into a
 * folder of another name, which is renamed last.
 * @param request as `findRequestProblems` has found nothing against
 * @param into the folder that holds the remotes
 * @returns the files, relative to the remote.
 */
export async function createRemote(request, into) {
  const cache = join(into, '.cache');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'new-remote-'));
  try {
    const files = templateFiles();
    for (const file of files) {
      const target = join(draft, fillIn(file, request));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, await filledIn(file, request));
    }
    renameSync(draft, join(into, fillIn(folderName, request)));
    return files.map((file) => fillIn(file, request));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
