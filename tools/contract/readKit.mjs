import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';
import { facadeModules } from './facadeModules.mjs';
import { exportsOf } from './readFacade.mjs';

/** Components that only pages use, not screens. */
const ofPages = ['GlobalStyle', 'SnackbarHost'];

const examplesFile = join(root, 'mf-design/src/screens/design/kit/kitExamples.tsx');

/** Longest union of values that is written out instead of its name, in characters. */
const longestUnion = 100;

/**
 * Reads the components of the kit: everything in `shared/src/ui` that the facade or a companion
 * exports and that renders.
 *
 * @param opened result of `openFacade`
 * @returns {{ module: string, name: string, text: string, example: string, hasMore: boolean,
 *   properties: { name: string, type: string, text: string }[] }[]} `hasMore`: the component also
 *   takes what its HTML element takes
 */
export function readKit(opened) {
  const examples = readExamples();
  return [...facadeModules].flatMap(([module, file]) =>
    exportsOf(opened, file)
      .map((symbol) => resolved(symbol, opened.checker))
      .filter(isComponent)
      .map((symbol) => ({
        module,
        example: examples.get(symbol.name),
        ...componentOf(symbol, opened.checker),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

function resolved(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isComponent({ name, flags, valueDeclaration }) {
  if (!(flags & ts.SymbolFlags.Value) || !/^[A-Z]/.test(name) || ofPages.includes(name))
    return false;
  return valueDeclaration.getSourceFile().fileName.startsWith(join(root, 'shared/src/ui/'));
}

function componentOf(symbol, checker) {
  const calls = checker.getTypeOfSymbol(symbol).getCallSignatures();
  // The last signature of a styled component has its plain properties.
  const [given] = calls.at(-1)?.getParameters() ?? [];
  const members = given ? checker.getTypeOfSymbol(given).getProperties() : [];
  const own = members.filter(isOwn);
  return {
    name: symbol.name,
    text: textOf(symbol, checker),
    hasMore: own.length < members.length,
    properties: own.map((member) => ({
      name: `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
      type: typeOf(member, checker),
      text: textOf(member, checker),
    })),
  };
}

const isOwn = ({ declarations = [] }) =>
  declarations.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));

/** The type as its source names it; a short union of values is written out. */
function typeOf(member, checker) {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(member));
  const union = type.isUnion() && type.types.every((one) => one.isStringLiteral());
  const values = union
    ? type.types
        .map(({ value }) => `'${value}'`)
        .toSorted()
        .join(' | ')
    : '';
  if (values !== '' && values.length <= longestUnion) return values;
  const named = member.declarations?.[0]?.type?.getText() ?? checker.typeToString(type);
  return named.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
}

function textOf(symbol, checker) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
}

/** Examples by component, as their file has them. */
function readExamples() {
  const source = ts.createSourceFile(
    examplesFile,
    readFileSync(examplesFile, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const { statements } = source.statements.find(ts.isFunctionDeclaration).body;
  return new Map(
    statements
      .find(ts.isReturnStatement)
      .expression.properties.map(({ name, initializer }) => [
        name.getText(),
        exampleText(initializer),
      ]),
  );
}

function exampleText(node) {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  const isIndented = inner !== node;
  return isIndented ? inner.getText().replaceAll(/^ {6}/gm, '') : inner.getText();
}
