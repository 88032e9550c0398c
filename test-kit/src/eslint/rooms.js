import { posix, relative } from 'node:path';
import { importVisitor } from './importVisitor.js';

/**
 * What each room of a remote may import besides itself and `paths.ts`. Only `api` knows the wire.
 */
const rooms = {
  screens: ['components', 'api', 'domain', 'locales'],
  components: ['api', 'domain', 'locales'],
  api: ['domain'],
  domain: [],
  locales: [],
  testing: ['screens', 'components', 'api', 'domain', 'locales'],
};

const roomOf = (path) => /^(?:.*?\/)?src\/(\w+)\//.exec(path)?.[1];

/**
 * Why a file of a remote may not import another; `undefined` when it may. Paths start one folder
 * above.
 */
function refusalOf(file, target) {
  const from = roomOf(file);
  const to = roomOf(target);
  if (from === undefined || from === to || rooms[from] === undefined) return undefined;
  if (to === undefined)
    return /\/paths\.ts$/.test(target) ? undefined : 'what lies beside the rooms';
  const isForTests = to === 'testing' && /\.test\.tsx?$/.test(file);
  return rooms[from].includes(to) || isForTests ? undefined : to;
}

/**
 * Enforces the import directions between the rooms of a remote: screens → components → api, domain.
 */
export const roomDirections = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrong: '{{from}} must not import {{to}}.' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    return importVisitor((node, specifier) => {
      if (!specifier.startsWith('.')) return;
      const to = refusalOf(file, posix.join(posix.dirname(file), specifier));
      if (to) context.report({ node, messageId: 'wrong', data: { from: roomOf(file), to } });
    });
  },
};

const othersCode = {
  regex: '^@portal/(?!shared(/|$))',
  message: 'A remote never imports another remote, the shell or the server.',
};
const wire = {
  regex: '^@portal/shared/contracts$',
  message:
    'The shape of the wire ends in src/api: present the answer there as a type of src/domain, and import that.',
};

/**
 * Restricts package imports: of our own only shared, and the wire formats only in `api` and in
 * tests, which mock the server.
 *
 * @param {readonly string[]} all patterns of the sources
 * @param {readonly string[]} wireless patterns of those that must not import the wire
 */
export function remoteDoors(all, wireless) {
  return [
    {
      files: all,
      rules: { 'no-restricted-imports': ['error', { patterns: [othersCode] }] },
    },
    {
      files: wireless,
      ignores: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { patterns: [othersCode, wire] }] },
    },
  ];
}
