import ts from 'typescript';

const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
const asWritten = NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType;

/**
 * Reads the members of an interface with their comments and `@default` tags.
 *
 * @returns `type` without internal type names, so that hosts can write it; `members` of a member
 * that is an object
 * @throws Error if the file has no such interface
 */
export function readMembers(program, file, name) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const found = source && checker.getSymbolAtLocation(source)?.exports?.get(name);
  if (!found) throw new Error(`${file} has no interface ${name}`);
  return membersOf(checker.getDeclaredTypeOfSymbol(found), checker);
}

function membersOf(type, checker) {
  return type.getProperties().map((symbol) => {
    const member = checker.getTypeOfSymbol(symbol);
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default');
    const isObject = (member.flags & ts.TypeFlags.Object) !== 0 && !isFunction(member);
    return {
      name: symbol.name,
      type: textOf(member, checker),
      description: comment.replaceAll(/\s+/g, ' ').trim(),
      byDefault: tag && ts.displayPartsToString(tag.text),
      members: isObject ? membersOf(member, checker) : [],
    };
  });
}

const isFunction = (type) => type.getCallSignatures().length > 0;
const isNothing = (type) => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;

/** `null` and `undefined` come last. */
function textOf(type, checker) {
  if (!type.isUnion() || type.flags & ts.TypeFlags.Boolean) {
    return checker.typeToString(type, undefined, asWritten);
  }
  const parts = [
    ...type.types.filter((one) => !isNothing(one)),
    ...type.types.filter((one) => isNothing(one)),
  ];
  return parts
    .map((one) => (isFunction(one) ? `(${textOf(one, checker)})` : textOf(one, checker)))
    .join(' | ');
}
