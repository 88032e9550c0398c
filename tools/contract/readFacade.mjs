import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';
import { facadeModules } from './facadeModules.mjs';
import { describeShape } from './describeShape.mjs';

/**
 * Reads the current exports of the facade and its companions: for each module its names, and for
 * each name its public shape.
 *
 * @returns {Record<string, Record<string, string>>}
 */
export function readFacade() {
  const { config } = ts.readConfigFile(join(root, 'shared/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shared'));
  const program = ts.createProgram([...facadeModules.values()], options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    [...facadeModules].map(([name, file]) => [name, exportsOf(program, checker, file)]),
  );
}

function exportsOf(program, checker, file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return Object.fromEntries(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, describeShape(symbol, checker)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
