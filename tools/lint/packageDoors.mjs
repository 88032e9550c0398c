// Package imports that a workspace may use: shell, accounts and remotes → shared; server,
// license-client and build-kit → the plain code of shared; server → engine and papers, its test
// support → license-client.

import { remoteDoors } from '@portal/test-kit/eslint/rooms';

const plain = 'shared/(contracts|domain|passwords|remote)$';

const unguardedMutation = {
  name: '@tanstack/react-query',
  importNames: ['useMutation'],
  message: 'Take ours from src/web/query, which ignores the second press of a button.',
};

/** Allowed imports of this repository's packages, by workspace. */
const doors = [
  { files: ['server/**'], open: [plain, 'emi-engine/', 'paper/'] },
  {
    files: ['server/src/testing/**'],
    open: [plain, 'emi-engine/', 'paper/', 'license-client/src/'],
  },
  { files: ['emi-engine/**'], open: [plain, 'paper/'] },
  { files: ['paper/**', 'e2e/{fixtures,pages,specs}/**'], open: [plain] },
  { files: ['license-client/**'], open: ['shared/(contracts|domain)$'] },
  { files: ['shared/**'], open: [], paths: [unguardedMutation] },
  { files: ['build-kit/**'], open: ['shared/(remote|schema)$'] },
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
            regex: `^@portal/(?!${open.join('|') || 'none'})`,
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
