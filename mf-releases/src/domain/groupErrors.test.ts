import { anError } from '../testing/anError.ts';
import { groupErrors } from './groupErrors.ts';

describe('groupErrors', () => {
  it('groups errors of one cause, latest first', () => {
    const groups = groupErrors([
      anError({ id: 'newest00' }),
      anError({ id: 'other000', message: 'another one' }),
      anError({ id: 'older000' }),
    ]);
    expect(groups.map(({ error, times }) => [error.id, times])).toEqual([
      ['newest00', 2],
      ['other000', 1],
    ]);
  });

  it('keeps releases and places apart', () => {
    const elsewhere = [{ name: 'x', place: 'mf-parts/src/Other.tsx:1:1', isSource: true }];
    const errors = [anError(), anError({ hash: 'bbbbbbbb' }), anError({ stack: elsewhere })];
    expect(groupErrors(errors)).toHaveLength(3);
  });
});
