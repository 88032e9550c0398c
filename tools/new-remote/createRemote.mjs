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

/** Files of the plain kind that a list replaces by its own. */
const withoutList = [
  'src/api/productsQuery.ts',
  'src/domain/countByProduct.test.ts',
  'src/domain/countByProduct.ts',
  'src/screens/sample-name/ProductCounts.test.tsx',
  'src/screens/sample-name/ProductCounts.tsx',
];

/** What stands in the name of a file that is for one kind of remote only. */
const marks = { list: '.list.', standalone: '.standalone.' };

/**
 * The template's files for a remote of one kind. A file with `.list.` in its name is for lists, one
 * with `.standalone.` for remotes with a repository of their own; each takes the place of the one
 * without it, if there is one.
 */
function chosenFiles({ isList, standalone }) {
  const files = templateFiles();
  const kinds = [...(isList ? [marks.list] : []), ...(standalone ? [marks.standalone] : [])];
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

/** The packages of the portal, and the lock file that names these and all others. */
function addKit(kit, draft) {
  for (const { file } of kit.packages) cpSync(join(kitFolder, file), join(draft, 'kit', file));
  const manifest = JSON.parse(readFileSync(join(draft, 'package.json'), 'utf8'));
  const lock = `${JSON.stringify(standaloneLock(manifest, kit), null, 2)}\n`;
  writeFileSync(join(draft, 'package-lock.json'), lock);
}

/**
 * Writes a remote beside the others, or into a folder of its own with the kit that it needs there. It
 * appears whole or not at all: the files are written into a folder of another name, which is renamed
 * last.
 * @param request as `findRequestProblems` has found nothing against; `standalone` has the folder and
 *   the packed kit
 * @param into the folder that holds the remotes
 * @returns the files, relative to the remote.
 */
export async function createRemote(request, into) {
  const { standalone } = request;
  const target = standalone?.folder ?? join(into, fillIn(folderName, request));
  // A folder is renamed within its disk only.
  const drafts = standalone ? dirname(target) : join(into, '.cache');
  mkdirSync(drafts, { recursive: true });
  const room = mkdtempSync(join(drafts, 'new-remote-'));
  // What mkdtemp makes is for its maker alone, a repository is not.
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
