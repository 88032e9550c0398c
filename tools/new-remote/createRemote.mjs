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
import { fillIn } from './fillIn.mjs';

const folderName = 'mf-sample-name';
const template = join(import.meta.dirname, folderName);

function templateFiles() {
  return readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(template.length + 1))
    .filter((file) => !/(^|[\\/])(node_modules|dist)[\\/]/.test(file));
}

/** Files of the plain variant that a list remote replaces. */
const withoutList = [
  'src/api/itemsQuery.ts',
  'src/domain/countByState.test.ts',
  'src/domain/countByState.ts',
  'src/screens/sample-name/StateCounts.test.tsx',
  'src/screens/sample-name/StateCounts.tsx',
];

/** Markers in the names of files that exist only in one variant. */
const marks = { list: '.list.', detail: '.detail.', standalone: '.standalone.' };

/**
 * The template's files for a variant. A file with `.list.` in its name is for lists, one with
 * `.detail.` for lists with a detail page, one with `.standalone.` for remotes in a separate
 * repository; the last of them replaces the file without the marker.
 */
function chosenFiles({ isList, hasDetail, portal }) {
  const files = templateFiles();
  const kinds = [
    ...(isList ? [marks.list] : []),
    ...(hasDetail ? [marks.detail] : []),
    ...(portal ? [marks.standalone] : []),
  ];
  const isPlain = (file) => Object.values(marks).every((mark) => !file.includes(mark));
  const plain = files.filter((file) => isPlain(file) && !(isList && withoutList.includes(file)));
  const chosen = new Map(plain.map((file) => [file, file]));
  for (const mark of kinds) {
    for (const file of files.filter((name) => name.includes(mark))) {
      chosen.set(file.replace(mark, '.'), file);
    }
  }
  return [...chosen.values()];
}

/**
 * Creates the folder of a remote. It appears completely or not at all: the files are written to a
 * temporary folder, which is renamed last.
 * @param request accepted by `findRequestProblems`; with `portal`, a separate repository that takes
 * its packages from this address
 * @param into the folder that gets that of the remote
 * @param {(file: string, text: string) => Promise<string>} format the formatter of sources
 * @returns the files, relative to the remote.
 */
export async function createRemote(request, into, format = async (_file, text) => text) {
  const target = join(into, fillIn(folderName, request));
  // Rename works only within one disk.
  const drafts = request.portal ? into : join(into, '.cache');
  mkdirSync(drafts, { recursive: true });
  const room = mkdtempSync(join(drafts, 'new-remote-'));
  // mkdtemp makes a private folder; a repository is readable.
  const draft = join(room, 'remote');
  try {
    const files = chosenFiles(request);
    for (const file of files) {
      const written = join(draft, fillIn(file, request));
      mkdirSync(dirname(written), { recursive: true });
      const source = join(template, file);
      const text = fillIn(readFileSync(source, 'utf8'), request);
      writeFileSync(written, /\.(json|jsx?|tsx?)$/.test(file) ? await format(source, text) : text);
    }
    renameSync(draft, target);
    return files.map((file) => fillIn(file, request));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
