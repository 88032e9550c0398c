const storage =
  "keep it by storageOf('browser') or storageOf('tab') of @portal/shared, under a name that begins with the remote's";
const call =
  "it bypasses the portal's tokens, timeouts and error handling; use api of @portal/shared, or ownRequests for a library's requests";
const cookie = `each call would carry it; ${storage}`;

/** Globals that remotes must not use, with the portal's alternative. */
const ways = new Map([
  ['localStorage', storage],
  ['sessionStorage', storage],
  ['indexedDB', storage],
  ['caches', storage],
  ['cookieStore', cookie],
  ['fetch', call],
  ['XMLHttpRequest', call],
  ['WebSocket', call],
  ['EventSource', call],
]);
/** Aliases of the global object, with further forbidden members. */
const pageObjects = new Set([
  'window',
  'globalThis',
  'self',
  'top',
  'parent',
  'frames',
  'defaultView',
]);
const inner = new Map([
  ['document', new Map([['cookie', cookie]])],
  ['navigator', new Map([['sendBeacon', call]])],
]);
const wrappers = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'ChainExpression',
]);
const definers = /^(Object\.(assign|definePropert(y|ies))|Reflect\.(set|defineProperty))$/;

/**
 * Forbids remotes to use what the whole page shares: globals, browser storage, cookies and direct
 * calls, except through the facade.
 */
export const pageGlobals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      use: 'A remote does not use {{name}}: {{way}}.',
      write:
        '{{name}} would be shared by all remotes: keep it in a module of the remote; use addEventListener for events.',
      alias: 'An alias of the global object hides its uses: write window at each use.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const refuse = (node, name, way) =>
      context.report({ node, messageId: 'use', data: { name, way } });
    const refuseWrite = (node, name) =>
      context.report({ node, messageId: 'write', data: { name } });

    /** @param known forbidden members by name */
    const lookAtName = (node, { name, known, path }) => {
      if (known.has(name)) refuse(node, path === '' ? name : `${path}.${name}`, known.get(name));
    };

    /** Checks how an object of the page is used. */
    const look = (node, path, known, isPage) => {
      const { parent } = node;
      if (wrappers.has(parent.type)) return look(parent, path, known, isPage);
      if (parent.type === 'MemberExpression' && parent.object === node) {
        return lookAtMember(parent, path, known, isPage);
      }
      const pattern = patternOf(parent, node);
      if (pattern?.type === 'ObjectPattern') return lookAtPattern(pattern, path, known, isPage);
      if (pattern?.type === 'Identifier' && isPage)
        return context.report({ node: parent, messageId: 'alias' });
      if (isPage && isDefined(parent, node, sourceCode)) refuseWrite(parent, path);
    };

    const lookAtMember = (member, path, known, isPage) => {
      const name = staticName(member);
      const whole = `${path}.${name ?? '…'}`;
      if (name !== undefined && known.has(name)) return refuse(member, whole, known.get(name));
      if (isPage && isWritten(member)) return refuseWrite(member, whole);
      if (isPage && pageObjects.has(name)) return look(member, whole, ways, true);
      if (isPage && inner.has(name)) return look(member, whole, inner.get(name), false);
      if (name === 'defaultView') return look(member, whole, ways, true);
    };

    const lookAtPattern = (pattern, path, known, isPage) => {
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          if (isPage) context.report({ node: property, messageId: 'alias' });
          continue;
        }
        const name = property.key.name ?? property.key.value;
        lookAtName(property, { name, known, path });
        const held = isPage && inner.get(name);
        if (held && property.value.type === 'ObjectPattern')
          lookAtPattern(property.value, `${path}.${name}`, held, false);
      }
    };

    return {
      'Program:exit'(program) {
        for (const { identifier, isGlobalWrite } of globalReferences(sourceCode, program)) {
          const { name } = identifier;
          if (isGlobalWrite) refuseWrite(identifier, name);
          else if (ways.has(name)) refuse(identifier, name, ways.get(name));
          else if (pageObjects.has(name)) look(identifier, name, ways, true);
          else if (inner.has(name)) look(identifier, name, inner.get(name), false);
        }
      },
    };
  },
};

/** Undeclared names, used as values. */
function globalReferences(sourceCode, program) {
  const scope = sourceCode.getScope(program);
  const known = scope.variables.filter(({ defs }) => defs.length === 0);
  return (
    [...scope.through, ...known.flatMap(({ references }) => references)]
      // Types do not exist at run time.
      .filter(
        ({ isValueReference, identifier }) =>
          isValueReference !== false && identifier.parent.type !== 'TSTypeQuery',
      )
      .map((reference) => ({
        identifier: reference.identifier,
        isGlobalWrite: reference.isWrite(),
      }))
  );
}

function staticName({ property, computed }) {
  if (!computed) return property.name;
  if (property.type === 'Literal') return String(property.value);
  const isPlain = property.type === 'TemplateLiteral' && property.expressions.length === 0;
  return isPlain ? property.quasis[0].value.cooked : undefined;
}

/** The target of a value: a name, or a destructuring pattern. */
function patternOf(parent, node) {
  if (parent.type === 'VariableDeclarator' && parent.init === node) return parent.id;
  if (parent.type === 'AssignmentExpression' && parent.right === node) return parent.left;
  return undefined;
}

function isWritten(member) {
  const { parent } = member;
  if (parent.type === 'AssignmentExpression') return parent.left === member;
  if (parent.type === 'UpdateExpression') return true;
  return parent.type === 'UnaryExpression' && parent.operator === 'delete';
}

function isDefined(parent, node, sourceCode) {
  return (
    parent.type === 'CallExpression' &&
    parent.arguments[0] === node &&
    definers.test(sourceCode.getText(parent.callee))
  );
}
