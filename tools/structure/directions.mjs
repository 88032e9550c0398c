// Allowed imports between folders of the server and of the plain code of shared. For imports
// between workspaces see tools/lint/packageDoors.mjs, for rooms of a remote
// test-kit/src/eslint/rooms.js.

/** Folders of `server/src`: each imports only from its own line and the lines above. */
const serverLayers = [
  ['platform'],
  ['composition'],
  ['areas', 'accounts'],
  ['operator'],
  ['app'],
  ['testing'],
];

/** Rooms of the accounts service, likewise. */
const accountsLayers = [
  ['directory'],
  ['security'],
  ['sign-in'],
  ['people'],
  ['sso'],
  ['accountsAuthenticate.ts', 'accountsCleanUp.ts', 'accountsServiceModules.ts'],
];

/** Folders that may import only these from their workspace. */
const alone = [
  { folder: 'server/src/accounts/', but: ['server/src/platform/', 'server/src/composition/'] },
  { folder: 'shared/src/basics/', but: [] },
  { folder: 'shared/src/areas/', but: ['shared/src/basics/'] },
  { folder: 'shared/src/areas/accounts/passwords/', but: [] },
  { folder: 'shared/src/remote/', but: ['shared/src/areas/', 'shared/src/basics/'] },
];

const layered = [
  { folder: 'server/src/', layers: serverLayers },
  { folder: 'server/src/accounts/', layers: accountsLayers },
];

const forTests = /\/testing\//;

/**
 * Finds imports against the allowed directions. Tests are exempt, since they set up whatever they
 * need.
 *
 * @param {Map<string, readonly string[]>} imports file → the files it imports
 * @returns {string[]} a sentence for each
 */
export function findWrongDirections(imports) {
  return [...imports]
    .filter(([file]) => !/\.test\.[jt]sx?$/.test(file) && !forTests.test(file))
    .flatMap(([file, targets]) => targets.flatMap((target) => problemOf(file, target)));
}

function problemOf(file, target) {
  const climbs = layered.some(
    ({ folder, layers }) => layerOf(file, folder, layers) < layerOf(target, folder, layers),
  );
  const leaves = alone.some(
    ({ folder, but }) =>
      file.startsWith(folder) && ![folder, ...but].some((own) => target.startsWith(own)),
  );
  const tries = file.startsWith('server/src/') && forTests.test(target);
  return climbs || leaves || tries ? [`${file} must not import ${target}`] : [];
}

/** Line number of a folder in the order; NaN for files elsewhere, which compares with nothing. */
function layerOf(file, folder, layers) {
  if (!file.startsWith(folder)) return NaN;
  const [part] = file.slice(folder.length).split('/');
  const layer = layers.findIndex((parts) => parts.includes(part));
  if (layer < 0) throw new Error(`${folder}${part} is missing in tools/structure/directions.mjs`);
  return layer;
}
