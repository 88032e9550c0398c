import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { readContainerfile } from './readContainerfile.mjs';

describe('readContainerfile', () => {
  it('reads continued instructions and skips comments', () => {
    const text = 'FROM one\n# Not this.\n\nRUN a && \\\n  b\nENTRYPOINT ["c"]\n';
    expect(readContainerfile(text)).toEqual([
      { name: 'FROM', text: 'one' },
      { name: 'RUN', text: 'a && b' },
      { name: 'ENTRYPOINT', text: '["c"]' },
    ]);
  });

  it('finds that the portal’s image runs as a separate user', () => {
    const steps = readContainerfile(readFileSync(join(root, 'docs/deploy/Containerfile'), 'utf8'));
    const names = steps.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    expect(steps.find(({ name }) => name === 'USER')?.text).toBe('portal');
  });
});
