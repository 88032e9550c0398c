import { describe, expect, it } from '@jest/globals';
import { withoutImports } from './withoutImports.ts';

const refused = 'portalDoor.refuseImport';

describe('withoutImports', () => {
  it.each([
    "import('fs')",
    "import ('fs')",
    "import\n('fs')",
    "import\u00a0('fs')",
    "import\u2028('fs')",
    "import/**/('fs')",
    "import/* ( */ /* ) */('fs')",
    "import// (\n('fs')",
    "import<!-- (\n('fs')",
    "import\n--> (\n('fs')",
    "...import('fs')",
    "\u00a0import('fs')",
    "`${import('fs')}`",
    "import.source('fs')",
  ])('replaces the import in %j', (code) => {
    expect(withoutImports(code)).toBe(code.replace('import', refused));
  });

  it('scans long runs of comments only once', () => {
    const comments = '//\t'.repeat(60_000);
    expect(withoutImports(`import${comments}`)).toBe(refused + comments);
  });

  it.each([
    'const imports = (1)',
    '$import(1)',
    'reimport(1)',
    'import_(1)',
    '{ import: (1) }',
    '名import(1)',
  ])('keeps %j', (code) => {
    expect(withoutImports(code)).toBe(code);
  });
});
