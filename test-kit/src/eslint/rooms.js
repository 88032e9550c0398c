// Rooms of a remote: screens → components → api, domain; the wire is known to `api` alone.

export const rooms = ['screens', 'components', 'api', 'domain', 'locales', 'testing'];

/**
 * The rooms as elements of the boundaries plugin.
 *
 * @param {string} remote pattern of a remote's folder with a slash, empty for the one that is linted
 * @param {readonly string[]} capture names of what the pattern leaves open
 */
export function roomElements(remote, capture) {
  return rooms.map((room) => ({
    type: `remote-${room}`,
    pattern: `${remote}src/${room}`,
    capture: [...capture],
  }));
}

/** Within one remote only; `paths.ts` lies beside the rooms and is open to all of them. */
const inRemote = (captured, from, ...to) => [
  {
    from: { element: { type: `remote-${from}` } },
    allow: {
      to: {
        element: {
          types: { anyOf: [from, ...to].map((room) => `remote-${room}`) },
          ...captured,
        },
      },
    },
  },
  {
    from: { element: { type: `remote-${from}` } },
    allow: {
      to: {
        element: { type: 'remote-root', ...captured },
        file: { path: '**/src/paths.ts' },
      },
    },
  },
];

/**
 * Which rooms may import which.
 *
 * @param {object} captured what says of two elements that they are of the same remote
 */
export function roomPolicies(captured) {
  return [
    ...inRemote(captured, 'root', ...rooms),
    ...inRemote(captured, 'screens', 'components', 'api', 'domain', 'locales'),
    ...inRemote(captured, 'components', 'api', 'domain', 'locales'),
    ...inRemote(captured, 'api', 'domain'),
    ...inRemote(captured, 'domain'),
    ...inRemote(captured, 'locales'),
    ...inRemote(captured, 'testing', 'screens', 'components', 'api', 'domain', 'locales'),
    {
      from: { element: { type: 'remote-*' }, file: { path: '**/*.test.{ts,tsx}' } },
      allow: { to: { element: { type: 'remote-testing', ...captured } } },
    },
  ];
}

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
 * What may be imported by name: of ours shared alone, and the wire only by `api` and by tests, which
 * play the server.
 *
 * @param {readonly string[]} all patterns of the sources
 * @param {readonly string[]} wireless patterns of those that do not know the wire
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
