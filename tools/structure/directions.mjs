// Which folders may import which, inside the server and the plain code of shared. What workspaces may
// import of each other is in tools/lint/packageDoors.mjs, what rooms of a remote may in
// test-kit/src/eslint/rooms.js.

/** Folders of `server/src`: each imports only from its own line and the lines above it. */
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

/** Folders that may import nothing else of their workspace but these. */
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
 * Finds imports that go against the directions. Tests are free: they set up whatever they need.
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

/** The line of a folder in the order; NaN, which compares with nothing, for files elsewhere. */
function layerOf(file, folder, layers) {
  if (!file.startsWith(folder)) return NaN;
  const [part] = file.slice(folder.length).split('/');
  const layer = layers.findIndex((parts) => parts.includes(part));
  if (layer < 0) throw new Error(`${folder}${part} has no place in tools/structure/directions.mjs`);
  return layer;
}
