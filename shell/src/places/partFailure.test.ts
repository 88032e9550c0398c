import { ApiError } from '@portal/shared';
import { partFailure, tooMany } from './partFailure.ts';

describe('partFailure', () => {
  it.each([
    ['timeout', 0, 'gave no answer within 3 s'],
    ['malformed', 200, 'answered in another shape than the place takes'],
    ['refused', 403, 'answered with the status 403 (no_rights)'],
    ['server', 500, 'answered with the status 500 (no_rights)'],
    ['network', 0, undefined],
    ['signed_out', 401, undefined],
  ] as const)('%s', (kind, status, why) => {
    expect(partFailure(new ApiError({ kind, status, code: 'no_rights' }))).toBe(why);
  });

  it('names what else was thrown', () => {
    expect(partFailure(new TypeError('no'))).toBe('TypeError: no');
  });
});

describe('tooMany', () => {
  it('finds more than the place shows', () => {
    expect(tooMany([1, 2, 3], 3)).toBeUndefined();
    expect(tooMany([1, 2, 3, 4], 3)).toBe('answered 4, of which 3 are shown');
  });
});
