// Import directions: shell, accounts and remotes → shared; server, license-client and build-kit →
// the plain code of shared; a remote never imports another remote or the shell; inside a remote
// screens → components → api, domain.

const rooms = ['screens', 'components', 'api', 'domain', 'locales', 'testing'];

export const boundarySettings = {
  'boundaries/elements': [
    ...['contracts', 'domain', 'passwords', 'remote', 'schema', 'testing'].map((name) => ({
      type: `shared-${name}`,
      pattern: `shared/src/${name}`,
    })),
    { type: 'shared', pattern: 'shared' },
    ...rooms.map((room) => ({
      type: `remote-${room}`,
      pattern: `mf-*/src/${room}`,
      capture: ['remote'],
    })),
    { type: 'fixture', pattern: 'e2e/remotes/*', capture: ['remote'] },
    { type: 'remote-root', pattern: 'mf-*', capture: ['remote'] },
    ...[
      'build-kit',
      'shell',
      'accounts',
      'server',
      'license-client',
      'e2e',
      'bench',
      'scripts',
      'jest',
    ].map(
      // From the root of the repository: folders inside the server have such names as well.
      (type) => ({ type, pattern: `${type}/**/*`, partialMatch: false }),
    ),
  ],
};

const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
});

const sameRemote = { remote: '{{ from.element.captured.remote }}' };

/** Within one remote only; `paths.ts` lies beside the rooms and is open to all of them. */
const inRemote = (from, ...to) => [
  {
    from: { element: { type: `remote-${from}` } },
    allow: {
      to: {
        element: {
          types: { anyOf: [from, ...to].map((room) => `remote-${room}`) },
          captured: sameRemote,
        },
      },
    },
  },
  {
    from: { element: { type: `remote-${from}` } },
    allow: {
      to: {
        element: { type: 'remote-root', captured: sameRemote },
        file: { path: '**/src/paths.ts' },
      },
    },
  },
];

const plainShared = ['shared-contracts', 'shared-domain', 'shared-passwords', 'shared-remote'];
const wholeShared = ['shared', 'shared-testing', ...plainShared];

export const boundaryRules = {
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      policies: [
        allow('shared', 'shared-testing', 'shared-schema', ...plainShared),
        allow('shared-contracts', 'shared-domain'),
        allow('shared-domain'),
        allow('shared-passwords'),
        allow('shared-remote', 'shared-contracts', 'shared-domain'),
        allow('shared-testing', 'shared', ...plainShared),
        // It checks that remotes take no more of the schema library than is shared.
        allow('build-kit', 'shared-schema', ...plainShared),
        allow('shell', ...wholeShared),
        allow('accounts', ...wholeShared),
        allow('server', ...plainShared),
        allow('license-client', 'shared-contracts', 'shared-domain'),
        allow('e2e', ...plainShared),
        allow('bench', 'shell', 'server', 'remote-*', ...wholeShared),
        allow('fixture', ...wholeShared),
        allow('jest'),
        allow('scripts'),
        {
          from: { element: { type: 'remote-*' } },
          allow: { to: { element: { types: { anyOf: wholeShared } } } },
        },
        ...inRemote('root', ...rooms),
        ...inRemote('screens', 'components', 'api', 'domain', 'locales'),
        ...inRemote('components', 'api', 'domain', 'locales'),
        ...inRemote('api', 'domain'),
        ...inRemote('domain'),
        ...inRemote('locales'),
        ...inRemote('testing', 'screens', 'components', 'api', 'domain', 'locales'),
        {
          from: {
            element: { type: 'remote-*' },
            file: { path: '**/*.test.{ts,tsx}' },
          },
          allow: {
            to: { element: { type: 'remote-testing', captured: sameRemote } },
          },
        },
      ],
    },
  ],
};

const plainEntries = ['contracts', 'domain', 'passwords', 'remote'];

const unguardedMutation = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'Take ours from src/query, which ignores the second press of a button.',
};

/** The doors of workspaces: who may import which package of ours by its name. */
const doors = [
  { files: ['server/**', 'e2e/{fixtures,pages,specs}/**'], open: plainEntries },
  { files: ['license-client/**'], open: ['contracts', 'domain'] },
  { files: ['shared/**'], open: [], paths: [unguardedMutation] },
  { files: ['build-kit/**'], open: ['remote', 'schema'] },
];

export const packageDoors = doors.map(({ files, open, paths = [] }) => ({
  files: files.map((folder) => `${folder}/*.{ts,tsx}`),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths,
        patterns: [
          {
            regex: `^@portal/(?!shared/(${open.join('|') || 'none'})$)`,
            message: 'Imports go from shell and remotes to shared, from the server to plain code.',
          },
        ],
      },
    ],
  },
}));

const othersCode = {
  regex: '^@portal/(?!shared(/|$))',
  message: 'A remote never imports another remote, the shell or the server.',
};
const wire = {
  regex: '^@portal/shared/contracts$',
  message:
    'The shape of the wire ends in src/api: present the answer there as a type of src/domain, and import that.',
};

const webDoor = {
  files: ['shell/**', 'accounts/**', 'mf-*/**'].map((folder) => `${folder}/*.{ts,tsx}`),
  rules: { 'no-restricted-imports': ['error', { patterns: [othersCode] }] },
};

/** Inside a remote the wire is known to `api` alone, and to tests, which play the server. */
const wireEdge = {
  files: ['screens', 'components', 'domain', 'frame'].flatMap((room) => [
    `mf-*/src/${room}/**/*.{ts,tsx}`,
    `accounts/src/${room}/**/*.{ts,tsx}`,
  ]),
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns: [othersCode, wire] }] },
};
packageDoors.push(webDoor, wireEdge);
