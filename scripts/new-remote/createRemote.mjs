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

/** Files of the plain kind that a list replaces by its own. */
const withoutList = [
  'src/api/productsQuery.ts',
  'src/domain/countByProduct.test.ts',
  'src/domain/countByProduct.ts',
  'src/screens/sample-name/ProductCounts.test.tsx',
  'src/screens/sample-name/ProductCounts.tsx',
];

/**
 * The template's files for a remote of one kind. A file with `.list.` in its name is for lists, and
 * takes the place of the one without it, if there is one.
 */
function chosenFiles({ isList }) {
  const files = templateFiles();
  const forLists = files.filter((file) => file.includes('.list.'));
  const others = files.filter((file) => !forLists.includes(file));
  if (!isList) return others;
  const replaced = [...withoutList, ...forLists.map((file) => file.replace('.list.', '.'))];
  return [...others.filter((file) => !replaced.includes(file)), ...forLists];
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
    const files = chosenFiles(request);
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
