// Which folders may import which, inside the server and the plain code of shared. What workspaces may
// import of each other is in scripts/lint/packageDoors.mjs, what rooms of a remote may in
// test-kit/src/eslint/rooms.js.

/** Each folder imports only those of its own line and of the lines above it. */
const moduleLayers = [
  [
    'about',
    'audit',
    'api-documents',
    'emi-licenses',
    'erasing',
    'health',
    'licenses',
    'prices',
    'registry',
    'remote-kit',
    'seller',
  ],
  ['config'],
  // A quotation keeps a priced cart, and a cart may be bought at the prices of its quotation.
  ['cart-pricing', 'quotations'],
  ['notices', 'orders', 'seats', 'usage-log'],
  ['documents', 'first-screen', 'license-page', 'payments'],
  ['checkout'],
  ['auto-renewal', 'back-office', 'emi-jobs', 'emi-orders', 'emi-results'],
  ['emi-uploads'],
  // Who signs in becomes known; who leaves a team loses their sessions.
  ['session', 'people'],
  ['distributor', 'installers', 'license-files'],
  ['downloads', 'leases', 'usage-figures'],
  ['usage-events'],
  // A page may take a remote from whoever develops it, if that person may.
  ['development'],
  ['pages'],
  // A release is tried as pages show it before it is theirs.
  ['releases'],
  ['embed'],
];

/** Folders of the server in order: each line imports only its own folders and those above it. */
const serverLayers = [
  // What any service is made of, and the names of what modules get (`config.ts`, `deps.ts`).
  [
    ...['config.ts', 'deps.ts', 'errors.ts', 'roles.ts', 'serverDist.ts'],
    ...['db', 'data-dir', 'blobs', 'keys'],
    'backups',
    ...[
      'csv',
      'jobs',
      'traces',
      'limits',
      'outbound',
      'http',
      'answers',
      'long-answers',
      'assets',
      'mail',
      'pdf',
      'previews',
      'pictures',
    ],
    ...['cards', 'cli', 'emi'],
  ],
  ['protocol'],
  ['accounts', 'modules'],
  ['operator', 'stand-ins'],
  ['operatorApp.ts', 'app.ts', 'registerWorkers.ts', 'createDeps.ts', 'installBuilds.ts', 'demo'],
  ['start', 'startServer.ts', 'main.ts'],
  ['testing', 'chaos', 'faults'],
  ['cluster'],
];

/** The accounts service: a room knows those before it. */
const accountsLayers = [
  ['directory'],
  ['security'],
  ['sign-in'],
  ['people'],
  ['sso'],
  ['accountsAuthenticate.ts', 'accountsCleanUp.ts', 'accountsServiceModules.ts'],
];

/** The analysis engine: bytes in, report out. */
const emiLayers = [
  ['problems'],
  ['archive'],
  ['odb'],
  // Nets spread over what touches, and geometry measures what a board is made of. `boards` are written
  // instead of read: the demo's, and those of tests and benchmarks.
  ['model', 'geometry', 'boards'],
  ['facts', 'findings'],
  ['settings'],
  ['classes', 'planes', 'parts'],
  ['rules'],
  ['analysis'],
  ['report'],
  ['job', 'matching'],
  ['cli'],
  ['testing'],
];

/** Imports against the directions that are allowed for a reason. */
const exceptions = [
  // Settings and ports are typed where they are used; nothing of a module runs for it.
  { from: 'server/src/platform/config/Config.ts', to: 'server/src/accounts/' },
  { from: 'server/src/platform/config/Config.ts', to: 'server/src/modules/' },
  { from: 'server/src/platform/Deps.ts', to: 'server/src/accounts/' },
  { from: 'server/src/platform/Deps.ts', to: 'server/src/modules/' },
  // The command line is made of every module's commands and can be the whole server.
  { from: 'server/src/cli/', to: 'server/src/' },
];

/** Parts beside each other that never meet but through `server/src/platform/protocol`. */
const separate = [
  {
    between: ['server/src/accounts/', 'server/src/modules/'],
    // Pages of both services carry the same configuration and the same menu.
    but: 'server/src/composition/config/',
  },
];

/** Parts that import nothing else of their workspace but what is named, so that they run anywhere. */
const alone = [
  { folder: 'emi-engine/src/', but: ['paper/src/csv/', 'paper/src/'] },
  { folder: 'shared/src/domain/', but: [] },
  { folder: 'shared/src/passwords/', but: [] },
  { folder: 'shared/src/contracts/', but: ['shared/src/domain/'] },
  { folder: 'shared/src/remote/', but: ['shared/src/contracts/', 'shared/src/domain/'] },
];

const layered = [
  { folder: 'server/src/', layers: serverLayers },
  { folder: 'emi-engine/src/', layers: emiLayers },
  { folder: 'server/src/modules/', layers: moduleLayers },
  { folder: 'server/src/accounts/', layers: accountsLayers },
];

/**
 * Finds imports that go against the directions. Tests are free: they set up whatever they need.
 *
 * @param {Map<string, readonly string[]>} imports file → the files it imports
 * @returns {string[]} a sentence for each
 */
export function findWrongDirections(imports) {
  return [...imports]
    .filter(([file]) => !/\.test\.[jt]sx?$/.test(file))
    .flatMap(([file, targets]) => targets.flatMap((target) => problemOf(file, target)));
}

function problemOf(file, target) {
  if (exceptions.some(({ from, to }) => file.startsWith(from) && target.startsWith(to))) return [];
  const crosses = separate.some(
    ({ between: [one, other], but }) =>
      ((file.startsWith(one) && target.startsWith(other)) ||
        (file.startsWith(other) && target.startsWith(one))) &&
      !target.startsWith(but),
  );
  const climbs = layered.some(
    ({ folder, layers }) => layerOf(file, folder, layers) < layerOf(target, folder, layers),
  );
  const leaves = alone.some(
    ({ folder, but }) =>
      file.startsWith(folder) && ![folder, ...but].some((own) => target.startsWith(own)),
  );
  // What ships must not depend on what only tests need, whichever folder it is in.
  const isForTests = /^server\/src\/(testing|chaos|cluster|faults)\/|\/testing\//;
  const tries = file.startsWith('server/src/') && !isForTests.test(file) && isForTests.test(target);
  return crosses || climbs || leaves || tries ? [`${file} must not import ${target}`] : [];
}

/** The line of a folder in the order; NaN, which compares with nothing, for files elsewhere. */
function layerOf(file, folder, layers) {
  if (!file.startsWith(folder)) return NaN;
  const [part] = file.slice(folder.length).split('/');
  const layer = layers.findIndex((parts) => parts.includes(part));
  if (layer < 0)
    throw new Error(`${folder}${part} has no place in scripts/structure/directions.mjs`);
  return layer;
}
