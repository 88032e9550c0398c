import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { schemaProblems } from './schemaProblems.ts';

it('finds none in the contracts, which remotes bundle', () => {
  const contracts = dirname(fileURLToPath(import.meta.resolve('@portal/shared/contracts')));
  expect(schemaProblems(join(contracts, '../..'))).toEqual([]);
});
