/**
 * The version of the embedding API: elements, attributes, properties, events and `loadPortal`.
 * Additions raise the minor version, removals and changed meanings the major version.
 */
const embedVersion = '1.0.0';

const entry = (types, code) => ({ types: `./${types}.d.ts`, default: `./${code}.js` });

/** Type-only entries have an empty module, so that they can be imported. */
const typesOnly = (name) => [`./${name}`, entry(name, 'types')];

const typed = ['react', 'react-18', 'vue'];
const peers = { '@types/react': '>=17', react: '>=17', vue: '>=3.3' };

/**
 * The `package.json` of `@portal/embed`: no dependencies, and types for hosts that have one of its
 * peers.
 */
export const embedManifest = {
  name: '@portal/embed',
  version: embedVersion,
  description: 'Elements of the portal: their loading, their types and their manifest for editors',
  private: true,
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  main: './index.js',
  types: './index.d.ts',
  customElements: './custom-elements.json',
  exports: {
    '.': entry('index', 'index'),
    ...Object.fromEntries(typed.map(typesOnly)),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  peerDependencies: peers,
  peerDependenciesMeta: Object.fromEntries(
    Object.keys(peers).map((name) => [name, { optional: true }]),
  ),
};
