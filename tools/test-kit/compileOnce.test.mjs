import { compileFunction, createContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { compileOnce } from '../../test-kit/src/jest/compileOnce.cjs';

const worlds = ['first', 'second'].map((world) => createContext({ world, Error }));
const [context] = worlds;
let files = 0;
/** A name that no other test has compiled. */
const aFile = () => `/sources/file-${(files += 1)}.js`;

it('returns a separate function to each context', () => {
  const filename = aFile();
  const made = worlds.map((one) =>
    compileOnce('return world + said;', ['said'], { filename, context: one }),
  );
  expect(made.map((run) => run('!'))).toEqual(['first!', 'second!']);
});

it('recompiles a changed file or other parameters', () => {
  const filename = aFile();
  const result = (source, parameters) =>
    compileOnce(source, parameters, { filename, context })(1, 2);
  expect(result('return a;', ['a', 'b'])).toBe(1);
  expect(result('return a + b;', ['a', 'b'])).toBe(3);
  expect(result('return a + b;', ['b', 'a'])).toBe(3);
  expect(result('return a;', ['b', 'a'])).toBe(2);
});

it('reports positions of the file, also on its first line', () => {
  const filename = aFile();
  const source = 'const here = () => new Error("x").stack;\nreturn [here(), (() => here())()];';
  const plain = compileFunction(source, ['a'], { filename, parsingContext: context });
  const places = (run) => run().map((stack) => stack.match(/file-\d+\.js:\d+:\d+/g));
  expect(places(compileOnce(source, ['a'], { filename, context }))).toEqual(places(plain));
});

it('keeps the strict mode of a file', () => {
  const mode = (source) => compileOnce(source, [], { filename: aFile(), context })();
  expect(mode('"use strict"; return this;')).toBeUndefined();
  expect(mode('return typeof this;')).toBe('object');
});

it('throws syntax errors of a file', () => {
  const compile = () => compileOnce('const a = ;', [], { filename: aFile(), context });
  expect(compile).toThrow("Unexpected token ';'");
});
