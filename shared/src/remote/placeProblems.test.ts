import type { SearchPart } from './RemoteConfig.ts';
import { placeProblems } from './placeProblems.ts';

const routes = [{ path: '/parts', title: { en: 'Parts', ja: '部品' } }];
const part: SearchPart = {
  id: 'parts',
  title: { en: 'Parts', ja: '部品' },
  icon: 'layout-grid',
  order: 10,
  call: '/api/parts/search',
  list: '/parts',
};

const problemsOf = (...search: readonly SearchPart[]) =>
  placeProblems({ routes, places: { search } });

describe('placeProblems', () => {
  it('finds nothing wrong with good parts, and with none', () => {
    expect(problemsOf(part, { ...part, id: 'makers' })).toEqual([]);
    expect(placeProblems({ routes })).toEqual([]);
  });

  it.each([
    [{ id: 'Parts' }, 'places.search: the id Parts must be lower-case letters'],
    [{ call: '/parts' }, 'places.search: parts asks /parts, which is no path of the API'],
    [
      { call: '/api/parts?q=' },
      'places.search: parts asks /api/parts?q=, which is no path of the API',
    ],
    [
      { list: '/orders' },
      "places.search: parts lists at /orders, which is none of the remote's own routes",
    ],
  ])('refuses %j', (change, problem) => {
    expect(problemsOf({ ...part, ...change })).toEqual([problem]);
  });

  it('refuses two parts with one id', () => {
    expect(problemsOf(part, part)).toEqual(['places.search: two parts have the same id']);
  });
});
