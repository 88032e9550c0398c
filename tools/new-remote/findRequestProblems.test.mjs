import { describe, expect, it } from '@jest/globals';
import { findRequestProblems } from './findRequestProblems.mjs';

const request = {
  name: 'parts',
  path: '/parts',
  title: { en: 'Parts', ja: '部品' },
  icon: 'factory',
};
const surroundings = {
  isNameTaken: false,
  others: [
    { name: 'mf-licenses', routes: [{ path: '/license' }] },
    { name: 'mf-orders', routes: [{ path: '/order/:id' }] },
  ],
};
const problemsOf = (changes, around = surroundings) =>
  findRequestProblems({ ...request, ...changes }, around);

describe('findRequestProblems', () => {
  it('accepts a new name at a free path', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ name: 'parts-search2', path: '/auths/digi-key' })).toEqual([]);
  });

  it.each([
    [{ name: 'mf-parts' }, 'Leave out mf-'],
    [{ name: 'Parts' }, 'must be lower-case'],
    [{ name: 'parts_search' }, 'must be lower-case'],
    [{ name: '2parts' }, 'must be lower-case'],
    [{ name: 'parts-' }, 'must be lower-case'],
    [{ name: '../parts' }, 'must be lower-case'],
    [{ name: 'p'.repeat(31) }, 'at most 30'],
    [{ path: 'parts' }, 'must be like /parts'],
    [{ path: '/' }, 'must be like /parts'],
    [{ path: '/parts/' }, 'must be like /parts'],
    [{ path: '/parts/:id' }, 'must be like /parts'],
    [{ path: '/parts/*' }, 'must be like /parts'],
    [{ path: '/license' }, 'meets /license, which mf-licenses owns'],
    [{ path: '/order/new' }, 'meets /order/:id, which mf-orders owns'],
    [{ path: '/license/parts' }, 'meets /license, which mf-licenses owns'],
    [{ path: '/sum mary' }, 'must be like /parts'],
    [{ path: '/user' }, 'meets /user/*, which the portal owns'],
    [{ path: '/api/parts' }, 'meets /api/*, which the portal owns'],
    [{ title: { en: "Parts'", ja: '部品' } }, 'must do without quotes'],
    [{ title: { en: 'Parts', ja: '{部品}' } }, 'must do without quotes'],
    [{ title: { en: ' ', ja: '部品' } }, 'must not be empty'],
    [{ icon: 'factroy' }, 'no icon factroy; it has arrow-down, '],
  ])('refuses %j', (changes, sentence) => {
    expect(problemsOf(changes)).toEqual([expect.stringContaining(sentence)]);
  });

  it('refuses an existing folder', () => {
    expect(problemsOf({}, { ...surroundings, isNameTaken: true })).toEqual([
      'The folder mf-parts exists already.',
    ]);
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ name: 'P', path: 'x' })).toHaveLength(2);
  });
});
