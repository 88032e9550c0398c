import ts from 'typescript';

/**
 * The public shape of an export: parameters and results of functions, members of objects, each with
 * its type. Types are printed by the compiler and cut after 160 characters; types of packages are
 * not expanded.
 */
export function describeShape(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
  const type = isValue ? checker.getTypeOfSymbol(target) : checker.getDeclaredTypeOfSymbol(target);
  return `${isValue ? '' : 'type '}${typeShape(type, checker)}`;
}

function typeShape(type, checker) {
  const calls = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  if (calls.length === 0) return membersOf(type, checker);
  return calls.map((call) => callShape(call, checker)).join(' & ');
}

function callShape(signature, checker) {
  const parameters = signature
    .getParameters()
    .map((parameter) => membersOf(checker.getTypeOfSymbol(parameter), checker));
  return `(${parameters.join(', ')}) => ${textOf(signature.getReturnType(), checker)}`;
}

/**
 * Members declared in this repository, by name; a type without such members as the compiler prints
 * it.
 */
function membersOf(type, checker) {
  if (type.isUnion() && type.types.every((one) => ownMembers(one).length > 0)) {
    return type.types.map((one) => membersOf(one, checker)).join(' | ');
  }
  const members = type.isUnion() ? [] : ownMembers(type);
  if (members.length === 0) return textOf(type, checker);
  const texts = members.map((member) => {
    const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${member.name}${mark}: ${textOf(checker.getTypeOfSymbol(member), checker)}`;
  });
  return `{ ${texts.toSorted().join('; ')} }`;
}

/**
 * Prints a type; members of a union are sorted, since their order depends on what the compiler has
 * read.
 */
function textOf(type, checker) {
  const named = withoutNothing(type, checker);
  if (!named.isUnion() || named.aliasSymbol || named.flags & ts.TypeFlags.Boolean) {
    return written(named, checker);
  }
  return named.types
    .map((one) => written(one, checker))
    .toSorted()
    .join(' | ');
}

/** Prints a type without machine-specific package paths. */
function written(type, checker) {
  return checker.typeToString(type).replaceAll(/import\("[^"]*\/node_modules\//g, 'import("');
}

/** Removes `undefined`, which an optional member implies and which hides the name of a union. */
function withoutNothing(type, checker) {
  const isNull = ({ flags }) => (flags & ts.TypeFlags.Null) !== 0;
  const isUndefined = ({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0;
  if (!type.isUnion() || type.types.some(isNull) || !type.types.some(isUndefined)) return type;
  return checker.getNonNullableType(type);
}

function ownMembers(type) {
  return type
    .getProperties()
    .filter((member) =>
      (member.declarations ?? []).some((node) => isOwnFile(node.getSourceFile().fileName)),
    );
}

function isOwnFile(file) {
  return !file.includes('/node_modules/');
}
