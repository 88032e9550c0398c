import { describe, expect, it } from '@jest/globals';
import { hashInputs, partThatCounts } from './hashInputs.mjs';

const part = (text, ...used) => partThatCounts('shared/src/contracts.ts', text, new Set(used));

describe('partThatCounts', () => {
  const before =
    "import './first.ts';\n\nexport * from './a.ts';\nexport * from './buying/b.ts';\n";

  it('leaves out re-exports of unused files', () => {
    const seen = part(before, 'shared/src/a.ts');
    expect(seen).toBe("import './first.ts';\n\nexport * from './a.ts';\n");
    expect(part(`${before}export * from './new.ts';\n`, 'shared/src/a.ts')).toBe(seen);
    expect(part(before.replace('a.ts', 'c.ts'), 'shared/src/a.ts')).not.toBe(seen);
  });

  it('leaves out named re-exports of unused files, unless they could hide names of a used one', () => {
    const named = "export {\n  one,\n  type Two,\n} from './n.ts';\n";
    expect(part(named)).toBe('');
    expect(part(named, 'shared/src/n.ts')).toBe(named);
    expect(part(before + named, 'shared/src/a.ts')).toContain(named);
    expect(part("export { useQuery } from 'query';\n")).not.toBe('');
  });

  it('is the `exports` of a package', () => {
    const manifest = { exports: { '.': './a.ts' }, version: '1.0.0', dependencies: { react: '1' } };
    const seen = (changes) =>
      partThatCounts('shared/package.json', JSON.stringify({ ...manifest, ...changes }), new Set());
    expect(seen({ version: '2.0.0', dependencies: {} })).toBe(seen({}));
    expect(seen({ exports: {} })).not.toBe(seen({}));
  });
});

describe('hashInputs', () => {
  const files = { 'a.ts': 'one' };
  const versions = { 'node_modules/react': '1' };
  const hash = (state) =>
    hashInputs(
      { inputs: [], used: ['a.ts'], packages: ['node_modules/react'] },
      { read: (file) => files[file], versionOf: (place) => versions[place], ...state },
    );

  it('differs with the content of a file and the version of a package', () => {
    expect(hash({})).toBe(hash({}));
    expect(hash({ read: () => 'two' })).not.toBe(hash({}));
    expect(hash({ versionOf: () => '2' })).not.toBe(hash({}));
  });
});
