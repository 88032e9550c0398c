import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';
import { facadeModules } from './facadeModules.mjs';
import { describeShape } from './describeShape.mjs';

/** Compiles the facade and its companions. */
export function openFacade() {
  const { config } = ts.readConfigFile(join(root, 'shared/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shared'));
  const program = ts.createProgram([...facadeModules.values()], options);
  return { program, checker: program.getTypeChecker() };
}

/** The exports of a module. */
export function exportsOf({ program, checker }, file) {
  return checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
}

/**
 * Reads the current exports of the facade and its companions: for each module its names, and for
 * each name its public shape.
 *
 * @param opened result of `openFacade`
 * @returns {Record<string, Record<string, string>>}
 */
export function readFacade(opened) {
  return Object.fromEntries(
    [...facadeModules].map(([name, file]) => [name, shapesOf(opened, file)]),
  );
}

function shapesOf(opened, file) {
  return Object.fromEntries(
    exportsOf(opened, file)
      .map((symbol) => [symbol.name, describeShape(symbol, opened.checker)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
