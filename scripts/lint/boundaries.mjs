// Import directions: shell, accounts and remotes → shared; server, license-client and build-kit →
// the plain code of shared; a remote never imports another remote or the shell; inside a remote
// screens → components → api, domain.

import { remoteDoors, roomElements, roomPolicies } from '@portal/test-kit/eslint/rooms';

export const boundarySettings = {
  'boundaries/elements': [
    ...['contracts', 'domain', 'passwords', 'remote', 'schema', 'testing'].map((name) => ({
      type: `shared-${name}`,
      pattern: `shared/src/${name}`,
    })),
    { type: 'shared', pattern: 'shared' },
    ...roomElements('mf-*/', ['remote']),
    { type: 'fixture', pattern: 'e2e/remotes/*', capture: ['remote'] },
    { type: 'remote-root', pattern: 'mf-*', capture: ['remote'] },
    ...[
      'build-kit',
      'test-kit',
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

const sameRemote = { captured: { remote: '{{ from.element.captured.remote }}' } };

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
        allow('test-kit'),
        allow('jest', 'test-kit'),
        allow('scripts'),
        {
          from: { element: { type: 'remote-*' } },
          allow: { to: { element: { types: { anyOf: wholeShared } } } },
        },
        ...roomPolicies(sameRemote),
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

const webFolders = ['shell/**', 'accounts/**', 'mf-*/**'];

packageDoors.push(
  ...remoteDoors(
    webFolders.map((folder) => `${folder}/*.{ts,tsx}`),
    ['screens', 'components', 'domain', 'frame'].flatMap((room) => [
      `mf-*/src/${room}/**/*.{ts,tsx}`,
      `accounts/src/${room}/**/*.{ts,tsx}`,
    ]),
  ),
);
