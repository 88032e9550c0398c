// Which packages of ours a workspace may import by name: shell, accounts and remotes → shared; server,
// license-client and build-kit → the plain code of shared.

import { remoteDoors } from '@portal/test-kit/eslint/rooms';

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

const webFolders = ['shell/**', 'accounts/**', 'mf-*/**', 'e2e/remotes/**'];

packageDoors.push(
  ...remoteDoors(
    webFolders.map((folder) => `${folder}/*.{ts,tsx}`),
    ['screens', 'components', 'domain', 'frame'].flatMap((room) => [
      `mf-*/src/${room}/**/*.{ts,tsx}`,
      `accounts/src/${room}/**/*.{ts,tsx}`,
    ]),
  ),
);
