/** A page has one instance of these; a remote declares them itself, in the portal's versions. */
const ofPage = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom'];

/** Imports of `@portal/shared/testing`, which only users of the test kit have. */
const testLibraries = ['@testing-library/react', '@testing-library/user-event', 'jest-axe', 'msw'];

/** The workspace of one of our packages. */
export const workspaceOf = (name) => name.replace('@portal/', '');

const isOurs = (name) => name.startsWith('@portal/');

/** An entry as module and types; uncompiled entries stay. */
function entryOf(file, isCompiled) {
  const [, module] = /^(.*)\.tsx?$/.exec(file) ?? [];
  if (!isCompiled || module === undefined) return file;
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

/**
 * The `package.json` of a packed workspace. Its version is the portal's contract. Our packages and
 * those that a page has once become peer dependencies in exactly these versions. Development
 * dependencies are dropped, except types that its types need.
 *
 * @param manifest of the workspace
 * @param {{ version: string, testKit: { dependencies: Record<string, string> } }} options
 */
export function packedManifest(manifest, { version, testKit }) {
  const isCompiled = manifest.name !== '@portal/test-kit';
  const { dependencies = {}, devDependencies = {} } = manifest;
  const types = Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'));
  const needed = [...Object.entries(dependencies), ...types];
  const isPeer = ([name]) => isOurs(name) || ofPage.includes(name);
  const libraries = manifest.name === '@portal/shared' ? testLibraries : [];
  return {
    name: manifest.name,
    version,
    private: true,
    license: 'UNLICENSED',
    type: manifest.type,
    ...(manifest.bin ? { bin: manifest.bin } : {}),
    ...(manifest.sideEffects
      ? { sideEffects: manifest.sideEffects.map((file) => file.replace(/\.ts$/, '.js')) }
      : {}),
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([name, file]) => [name, entryOf(file, isCompiled)]),
    ),
    dependencies: Object.fromEntries(needed.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries([
      ...needed.filter(isPeer).map(([name, wanted]) => [name, isOurs(name) ? version : wanted]),
      ...libraries.map((name) => [name, testKit.dependencies[name]]),
    ]),
    peerDependenciesMeta: Object.fromEntries(libraries.map((name) => [name, { optional: true }])),
  };
}
