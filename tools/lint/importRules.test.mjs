import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { packageImports } from '../../test-kit/src/eslint/packageImports.js';
import { roomDirections } from '../../test-kit/src/eslint/rooms.js';
import { root } from '../root.mjs';

/** Findings of both rules for a line in a file of the repository. */
function said(file, source) {
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: ts.parser },
    plugins: {
      portal: { rules: { 'package-imports': packageImports, 'room-directions': roomDirections } },
    },
    rules: {
      'portal/package-imports': ['error', [join(root, 'mf-logs')]],
      'portal/room-directions': 'error',
    },
  };
  return new Linter({ cwd: root })
    .verify(source, [config], join(root, file))
    .map(({ message }) => message);
}

it.each([
  ['mf-logs/src/screens/a/A.tsx', "import { b } from '../../components/b.ts';"],
  ['mf-logs/src/screens/a/A.tsx', "import { paths } from '../../paths.ts';"],
  ['mf-logs/src/domain/a.test.ts', "import { aRow } from '../testing/aRow.ts';"],
  ['mf-logs/src/routes.tsx', "const A = () => import('./screens/a/A.tsx');"],
  [
    'mf-logs/src/api/a.ts',
    "import { api } from '@portal/shared'; import { join } from 'node:path';",
  ],
  ['mf-logs/src/api/a.ts', "import type { Options } from 'undeclared';"],
])('allows %s to have %s', (file, source) => {
  expect(said(file, source)).toEqual([]);
});

it.each([
  ['mf-logs/src/domain/a.ts', "import { b } from '../api/b.ts';", 'domain must not import api.'],
  [
    'mf-logs/src/api/a.ts',
    "export * from '../components/b.ts';",
    'api must not import components.',
  ],
  [
    'mf-logs/src/api/a.ts',
    "import { aRow } from '../testing/aRow.ts';",
    'api must not import testing.',
  ],
  [
    'mf-logs/src/api/a.ts',
    "import { routes } from '../routes.tsx';",
    'api must not import what lies beside the rooms.',
  ],
  [
    'mf-logs/src/api/a.ts',
    "import('undeclared/part')",
    'package.json does not declare undeclared.',
  ],
  [
    'mf-logs/src/routes.ts',
    "export { b } from '../../shared/src/b.ts';",
    'Import other packages by name.',
  ],
])('forbids %s to have %s', (file, source, message) => {
  expect(said(file, source)).toEqual([message]);
});
