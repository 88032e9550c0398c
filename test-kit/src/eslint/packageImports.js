import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { importVisitor } from './importVisitor.js';

function declaredIn(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, dependencies, devDependencies, peerDependencies } = manifest;
  return [name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })];
}

/**
 * Requires that one of the given folders declares each imported package in its `package.json`,
 * except for type imports. The last folder is the file's own package. Jest provides
 * `@jest/globals`.
 */
export const packageImports = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: {
      outside: 'Import other packages by name.',
      undeclared: 'package.json does not declare {{name}}.',
    },
  },
  create(context) {
    const [folders] = context.options;
    const declared = new Set(['@jest/globals', ...folders.flatMap(declaredIn)]);
    return importVisitor((node, specifier) => {
      if (isBuiltin(specifier)) return;
      if (specifier.startsWith('.')) {
        const target = join(dirname(context.filename), specifier);
        if (!target.startsWith(folders.at(-1) + sep))
          context.report({ node, messageId: 'outside' });
        return;
      }
      const [name] = /^(@[^/]+\/)?[^/]+/.exec(specifier);
      const isType = (node.parent.importKind ?? node.parent.exportKind) === 'type';
      if (!isType && !declared.has(name))
        context.report({ node, messageId: 'undeclared', data: { name } });
    });
  },
};
