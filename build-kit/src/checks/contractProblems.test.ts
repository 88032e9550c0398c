import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractProblems } from './contractProblems.ts';

const offers = {
  '@portal/shared': {
    Button: { since: '1.0.0' },
    Fact: { since: '1.6.0' },
    StepperField: { since: '1.10.0' },
  },
  '@portal/shared/table': { DataTable: { since: '1.2.0' } },
};

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(dir, 'src'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

function problemsOf(contract: string, source: string, file = 'src/Parts.tsx') {
  writeFileSync(join(dir, file), source);
  return contractProblems({ contract }, dir, offers);
}

const late = "import {\n  Button,\n  Fact as Known,\n  StepperField,\n} from '@portal/shared';";

describe('contractProblems', () => {
  it.each([
    ['^1.10.0', late],
    ['~1.12.3', late],
    ['^1.0.0', "import { Button } from '@portal/shared';"],
    ['^1.0.0', "import type { Fact } from '@portal/shared';"],
    ['^1.0.0', "import { Button, type Fact } from '@portal/shared';"],
    ['^1.0.0', "import { Fact } from './Fact.ts';"],
  ])('checks a remote of %s that imports what %s', (contract, source) => {
    expect(problemsOf(contract, source)).toEqual([]);
  });

  it('names the latest import that the oldest contract lacks, and the remedy', () => {
    expect(problemsOf('^1.5.0', late)).toEqual([
      'src/Parts.tsx:1 imports StepperField of @portal/shared, which the contract has since 1.10.0, but remote.config.ts requires ^1.5.0; require ^1.10.0',
    ]);
  });

  it('checks companions too, but no tests', () => {
    const source = "import { DataTable } from '@portal/shared/table';";
    expect(problemsOf('^1.1.0', source, 'src/Parts.test.tsx')).toEqual([]);
    expect(problemsOf('^1.1.0', source)).toHaveLength(1);
  });
});
