import type { SearchPart } from './RemoteConfig.ts';
import { placeProblems } from './placeProblems.ts';

const routes = [{ path: '/parts', title: { en: 'Parts', ja: '部品' } }];
const part: SearchPart = {
  id: 'parts',
  title: { en: 'Parts', ja: '部品' },
  icon: 'layout-grid',
  order: 10,
  call: '/api/orders/search',
  list: '/parts',
};

const problemsOf = (...search: readonly SearchPart[]) =>
  placeProblems({ routes, places: { search } });

describe('placeProblems', () => {
  it('accepts correct parts, and none', () => {
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
      { call: '/api/nothing/search' },
      'places.search: parts asks /api/nothing/search, and the server has no such GET call; shared/src/remote/managerCalls.ts lists them',
    ],
    [
      { list: '/orders' },
      "places.search: parts lists at /orders, which is none of the remote's own routes",
    ],
  ])('refuses %j', (change, problem) => {
    expect(problemsOf({ ...part, ...change })).toEqual([problem]);
  });

  it('checks acts, which call nothing', () => {
    const {
      call: _call,
      list: _list,
      ...act
    } = {
      ...part,
      words: { en: 'buy', ja: '購入' },
      to: '/parts?state=new',
    };
    expect(placeProblems({ routes, places: { acts: [act] } })).toEqual([]);
    expect(placeProblems({ routes, places: { acts: [{ ...act, to: '/orders' }] } })).toEqual([
      "places.acts: parts leads to /orders, which is none of the remote's own routes",
    ]);
  });

  it('refuses two parts with one id', () => {
    expect(problemsOf(part, part)).toEqual(['places.search: two parts have the same id']);
  });

  it('checks the parts of all places', () => {
    const { list: _list, ...lines } = part;
    const ofLicense = { ...lines, call: '/api/licenses/:number/quotations' };
    expect(placeProblems({ routes, places: { attention: [lines], license: [ofLicense] } })).toEqual(
      [],
    );
    expect(
      placeProblems({ routes, places: { attention: [{ ...ofLicense, icon: 'none' }] } }),
    ).toEqual([
      'places.attention: parts has the icon none, which the portal has not',
      'places.attention: parts asks /api/licenses/:number/quotations, and the place has no :number',
    ]);
  });

  it('refuses the place `license` on a screen without a license', () => {
    const shown = (path: string) =>
      placeProblems({ routes: [{ ...routes[0]!, path, places: ['attention', 'license'] }] });
    expect(shown('/license/:number')).toEqual([]);
    expect(shown('/parts')).toEqual([
      'the route /parts shows the place license, and has no :number',
    ]);
  });
});
