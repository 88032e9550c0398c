import { execFileSync } from 'node:child_process';
import { oxlint } from './oxlint.mjs';

/** Names of plugins in ESLint and in oxlint. */
const plugins = new Map([
  ['@typescript-eslint', 'typescript'],
  ['react-hooks', 'react'],
  ['jsx-a11y', 'jsx-a11y'],
]);

const listed = JSON.parse(execFileSync(process.execPath, [oxlint, '--rules', '--format=json']));
const known = new Set(listed.map(({ scope, value }) => `${scope.replace('_', '-')}/${value}`));

/**
 * Left to ESLint: patterns with lookahead, which oxlint lacks, and globals, which use ESLint's own
 * syntax.
 */
const leftToEslint = new Set(['no-restricted-imports', 'no-undef']);

/** The oxlint name of an ESLint rule, if oxlint has the rule. */
function oxlintName(name) {
  if (leftToEslint.has(name)) return undefined;
  const [rule, plugin] = name.split('/').reverse();
  const names = [`${plugin === undefined ? 'eslint' : plugins.get(plugin)}/${rule}`];
  // A core rule that ESLint duplicates for TypeScript.
  if (plugin === '@typescript-eslint') names.push(`eslint/${rule}`);
  return names.find((one) => known.has(one));
}

const entries = ({ rules = {} }) => Object.entries(rules);
/**
 * Of these two plugins oxlint has every rule that finds anything; the others need types or the
 * React compiler.
 */
const isLeft = (name) => !oxlintName(name) && !/^(@typescript-eslint|react-hooks)\//.test(name);

/** ESLint's configuration without types and without the rules that oxlint has. */
export const withoutOxlintRules = (parts) =>
  parts.map((part) => ({
    ...part,
    ...(part.languageOptions && {
      languageOptions: {
        ...part.languageOptions,
        parserOptions: { ...part.languageOptions.parserOptions, project: false },
      },
    }),
    ...(part.rules && {
      rules: Object.fromEntries(entries(part).filter(([name]) => isLeft(name))),
    }),
  }));

/**
 * The rules that oxlint has, as an oxlint configuration. Oxlint gets types from the native compiler
 * and takes a third of ESLint's time.
 */
export function oxlintRules(parts) {
  const levelOf = (rule) => [rule].flat()[0];
  const isUsed = (name) =>
    parts.some(({ rules }) => ![undefined, 'off', 0].includes(levelOf(rules?.[name])));
  const isIgnored = ({ ignores, files, rules }) => ignores && !files && !rules;
  return {
    plugins: [...plugins.values()],
    categories: { correctness: 'off' },
    options: {
      typeAware: true,
      typeCheck: true,
      reportUnusedDisableDirectives: 'deny',
      // Disable comments are for ESLint's rules.
      respectEslintDisableDirectives: false,
    },
    ignorePatterns: parts.filter(isIgnored).flatMap(({ ignores }) => ignores),
    overrides: parts
      .map((part) => ({
        files: (part.files ?? ['**/*']).flat(),
        ...(part.ignores && { excludeFiles: part.ignores }),
        rules: Object.fromEntries(
          entries(part)
            .filter(([name]) => oxlintName(name) && isUsed(name))
            .map(([name, rule]) => [oxlintName(name), rule]),
        ),
      }))
      .filter((override) => entries(override).length > 0),
  };
}
