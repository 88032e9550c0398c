import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import formatjs from 'eslint-plugin-formatjs';
import { importX } from 'eslint-plugin-import-x';
import jestDom from 'eslint-plugin-jest-dom';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import testing from 'eslint-plugin-testing-library';
import globals from 'globals';
import ts from 'typescript-eslint';
import { boundaryRules, boundarySettings, packageDoors } from './scripts/lint/boundaries.mjs';
import { reasonedDisable } from './scripts/lint/reasonedDisable.mjs';

const root = import.meta.dirname;
const workspaces = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
const source = ['**/*.{ts,tsx}'];
const web = ['shared/src/**', 'shell/src/**', 'accounts/src/**', 'mf-*/src/**', 'bench/src/**'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}', 'jest/**', 'e2e/**'];
const webTests = web.map((folder) => `${folder}/*.test.{ts,tsx}`);
const plain = ['**/*.{js,mjs,cjs}'];

/** A rule is an error or absent: what a preset only warns about becomes an error. */
function asErrors(config) {
  const harden = (level) => (level === 'warn' || level === 1 ? 'error' : level);
  const rules = Object.entries(config.rules ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? [harden(value[0]), ...value.slice(1)] : harden(value),
  ]);
  return { ...config, rules: Object.fromEntries(rules) };
}

/** Each workspace may import what it declares itself; tests also what the root declares. */
const declaredDependencies = workspaces.flatMap((name) => [
  {
    files: [`${name}/**/*.{ts,tsx}`],
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { packageDir: join(root, name) }],
    },
  },
  {
    files: tests.map((pattern) => `${name}/${pattern}`).concat(`${name}/*.ts`),
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { packageDir: [root, join(root, name)] }],
    },
  },
]);

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/coverage/**',
      '**/.data/**',
      '**/.cache/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: source,
    extends: [
      ts.configs.strictTypeChecked,
      ts.configs.stylisticTypeChecked,
      importX.flatConfigs.recommended,
      importX.flatConfigs.typescript,
    ].flat(),
    // One program for all files: with one for each workspace this takes three times as long.
    languageOptions: { parserOptions: { project: ['tsconfig.json'], tsconfigRootDir: root } },
    plugins: { boundaries, portal: { rules: { 'reasoned-disable': reasonedDisable } } },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
      // Jest itself provides it.
      'import-x/core-modules': ['@jest/globals'],
      ...boundarySettings,
    },
    rules: {
      ...boundaryRules,
      'no-console': 'error',
      'portal/reasoned-disable': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-relative-packages': 'error',
      // The compiler checks both better; the first is also false on styled-components.
      'import-x/no-named-as-default': 'off',
      'import-x/no-named-as-default-member': 'off',
      'import-x/namespace': 'off',
      // Takes two files for one when both are typed by the same declaration.
      'import-x/no-duplicates': 'off',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'import-x/no-unresolved': 'off',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Drivers, plugins and handlers must be async by their interface.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: web,
    extends: [
      asErrors(hooks.configs.flat['recommended-latest']),
      asErrors(a11y.flatConfigs.strict),
      ...query.configs['flat/recommended'].map(asErrors),
    ],
    languageOptions: { globals: globals.browser },
    plugins: { formatjs },
    rules: {
      // Says only that the React compiler, which is not used here, would skip a component.
      'react-hooks/incompatible-library': 'off',
      'formatjs/no-literal-string-in-jsx': 'error',
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
  ...declaredDependencies,
  ...packageDoors,
  {
    files: tests,
    rules: {
      'formatjs/no-literal-string-in-jsx': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // A test builds deliberately broken values.
      '@typescript-eslint/consistent-type-assertions': 'off',
      // It reads answers as the wire has them; a wrong property fails it soon enough.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: webTests,
    extends: [
      asErrors(testing.configs['flat/react']),
      asErrors(jestDom.configs['flat/recommended']),
    ],
  },
  {
    files: ['**/*.config.{ts,js}', 'jest/*.js', '**/globalSetup.ts', '**/*Loader.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  // A global of the page can only be declared so.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
  // Playwright reads the wanted fixtures from the pattern, even when there are none.
  {
    files: ['e2e/fixtures/test*.ts', 'e2e/specs/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  // Remotes that exist for tests have no package of their own.
  { files: ['e2e/remotes/**'], rules: { 'import-x/no-extraneous-dependencies': 'off' } },
  // The guard that forbids console noise in tests is the one place that must name it.
  { files: ['jest/**'], rules: { 'no-console': 'off' } },
  {
    files: plain,
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, sourceType: 'module' },
  },
);
