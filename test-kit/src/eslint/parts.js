// The parts of the lint configuration, for the portal's repository and for remotes in their own.
// Rules are errors or off.
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import formatjs from 'eslint-plugin-formatjs';
import jestDom from 'eslint-plugin-jest-dom';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import testing from 'eslint-plugin-testing-library';
import globals from 'globals';
import ts from 'typescript-eslint';
import { packageImports } from './packageImports.js';
import { pageGlobals } from './pageGlobals.js';
import { reasonedDisable } from './reasonedDisable.js';
import { roomDirections } from './rooms.js';

/** Turns a preset's warnings into errors. */
function asErrors(config) {
  const harden = (level) => (level === 'warn' || level === 1 ? 'error' : level);
  const rules = Object.entries(config.rules ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? [harden(value[0]), ...value.slice(1)] : harden(value),
  ]);
  return { ...config, rules: Object.fromEntries(rules) };
}

/** Ignored files, and rules for every file. */
export const everywhere = [
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
];

/**
 * TypeScript.
 *
 * @param {string} root the folder with the one `tsconfig.json` that includes all files
 */
export const sources = (root) => ({
  files: ['**/*.{ts,tsx}'],
  extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked].flat(),
  // One program for all files; one per workspace takes three times as long.
  languageOptions: { parserOptions: { project: ['tsconfig.json'], tsconfigRootDir: root } },
  plugins: {
    portal: {
      rules: {
        'package-imports': packageImports,
        'page-globals': pageGlobals,
        'reasoned-disable': reasonedDisable,
        'room-directions': roomDirections,
      },
    },
  },
  rules: {
    'no-console': 'error',
    'no-restricted-syntax': [
      'error',
      {
        selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
        message: 'Export it by its name.',
      },
      {
        selector:
          'JSXOpeningElement[name.name="TextField"]:not(:has(> JSXAttribute[name.name="holds"]))',
        message:
          'Set holds to what the field contains: a name, a code, or text used exactly as typed.',
      },
    ],
    'portal/reasoned-disable': 'error',
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
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
    // The interfaces of drivers, plugins and handlers require async.
    '@typescript-eslint/require-await': 'off',
  },
});

/** Browser code. */
export const web = (files) => ({
  files,
  extends: [
    asErrors(hooks.configs.flat['recommended-latest']),
    asErrors(a11y.flatConfigs.strict),
    ...query.configs['flat/recommended'].map(asErrors),
  ],
  languageOptions: { globals: globals.browser },
  plugins: { formatjs },
  rules: {
    // Only reports that the React compiler, which is not used here, would skip a component.
    'react-hooks/incompatible-library': 'off',
    'formatjs/no-literal-string-in-jsx': 'error',
    'formatjs/enforce-placeholders': 'error',
    'formatjs/no-offset': 'error',
    'formatjs/no-multiple-whitespaces': 'error',
  },
});

/** Sources of remotes, which share the page with others. */
export const ofRemotes = (files) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  rules: { 'portal/page-globals': 'error', 'portal/room-directions': 'error' },
});

/** Tests and their helpers. */
export const tests = (files) => ({
  files,
  rules: {
    'formatjs/no-literal-string-in-jsx': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
    '@typescript-eslint/unbound-method': 'off',
    // A test builds deliberately invalid values.
    '@typescript-eslint/consistent-type-assertions': 'off',
    // Tests read raw responses; a wrong property fails the test soon enough.
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
  },
});

/** Tests of browser code. */
export const webTests = (files) => ({
  files,
  extends: [asErrors(testing.configs['flat/react']), asErrors(jestDom.configs['flat/recommended'])],
});

/** Files import what the packages of the named folders declare; the last folder is their own. */
export const declared = (files, folders) => ({
  files,
  rules: { 'portal/package-imports': ['error', [...folders]] },
});

/** Files that tools import by their default export. */
export const defaultExports = (files) => ({
  files,
  rules: { 'no-restricted-syntax': 'off' },
});

/** JavaScript, which has no types. */
export const plain = {
  files: ['**/*.{js,mjs,cjs}'],
  extends: [ts.configs.disableTypeChecked],
  languageOptions: { globals: globals.node, sourceType: 'module' },
};
