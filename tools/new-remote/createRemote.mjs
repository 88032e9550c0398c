import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../root.mjs';
import { kitFolder } from '../remote-kit/kit.mjs';
import { fillIn } from './fillIn.mjs';
import { standaloneLock, standaloneManifest } from './standalonePackage.mjs';

const folderName = 'mf-sample-name';
const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
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
function chosenFiles({ isList, hasDetail, standalone }) {
  const files = templateFiles();
  const kinds = [
    ...(isList ? [marks.list] : []),
    ...(hasDetail ? [marks.detail] : []),
    ...(standalone ? [marks.standalone] : []),
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

async function filledIn(file, request) {
  const source = join(template, file);
  const filled = fillIn(readFileSync(source, 'utf8'), request);
  const text =
    request.standalone && file === 'package.json'
      ? JSON.stringify(standaloneManifest(filled, request.standalone.kit))
      : filled;
  if (!/\.(json|jsx?|tsx?)$/.test(file)) return text;
  return (await format(source, text, style)).code;
}

/** Adds the portal's packages and a lock file with these and all others. */
function addKit(kit, draft) {
  for (const { file } of kit.packages) cpSync(join(kitFolder, file), join(draft, 'kit', file));
  const manifest = JSON.parse(readFileSync(join(draft, 'package.json'), 'utf8'));
  const lock = `${JSON.stringify(standaloneLock(manifest, kit), null, 2)}\n`;
  writeFileSync(join(draft, 'package-lock.json'), lock);
}

/**
 * Creates a remote beside the others, or in a separate folder with the kit it needs there. It
 * appears completely or not at all: the files are written to a temporary folder, which is renamed
 * last.
 * @param request accepted by `findRequestProblems`; `standalone` has the folder and the packed kit
 * @param into the folder that holds the remotes
 * @returns the files, relative to the remote.
 */
export async function createRemote(request, into) {
  const { standalone } = request;
  const target = standalone?.folder ?? join(into, fillIn(folderName, request));
  // Rename works only within one disk.
  const drafts = standalone ? dirname(target) : join(into, '.cache');
  mkdirSync(drafts, { recursive: true });
  const room = mkdtempSync(join(drafts, 'new-remote-'));
  // mkdtemp makes a private folder; a repository is readable.
  const draft = join(room, 'remote');
  try {
    const files = chosenFiles(request);
    for (const file of files) {
      const written = join(draft, fillIn(file, request));
      mkdirSync(dirname(written), { recursive: true });
      writeFileSync(written, await filledIn(file, request));
    }
    if (standalone) addKit(standalone.kit, draft);
    renameSync(draft, target);
    return files.map((file) => fillIn(file, request));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
