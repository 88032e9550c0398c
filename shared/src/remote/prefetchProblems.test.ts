import { isApiCall } from './managerCalls.ts';
import { prefetchProblems } from './prefetchProblems.ts';

const problemsOf = (path: string, ...calls: readonly string[]) =>
  prefetchProblems({
    routes: [
      { path, title: { en: 'X', ja: 'X' }, prefetch: calls.map((call) => ({ path: call })) },
    ],
  });

describe('isApiCall', () => {
  it.each([
    '/api/licenses',
    '/api/licenses/',
    '/api/licenses/?sort=end_at',
    '/api/licenses/:number',
    '/api/licenses/CD-0000001',
    '/api/v1/demitasnx/jobs/:job/compare/:run',
  ])('knows %s', (path) => {
    expect(isApiCall(path)).toBe(true);
  });

  it.each(['/api/license', '/api/licenses/:number/none', '/api', '/', '/api/:what/search'])(
    'does not know %s',
    (path) => {
      expect(isApiCall(path)).toBe(false);
    },
  );
});

describe('prefetchProblems', () => {
  it('accepts calls of the server', () => {
    expect(problemsOf('/parts/:id', '/api/order/:id/', '/api/orders/?sort=date')).toEqual([]);
  });

  it('names route and call, and where calls are listed', () => {
    expect(problemsOf('/parts', '/api/part/')).toEqual([
      'remote.config.ts: the route /parts has the prefetch /api/part/, and the server has no such GET call; shared/src/remote/managerCalls.ts lists them',
    ]);
  });

  it('requires the route to have the parameters of the call', () => {
    expect(problemsOf('/parts/:id', '/api/order/:number')).toEqual([
      'remote.config.ts: the route /parts/:id has the prefetch /api/order/:number, and no :number in its path',
    ]);
  });
});
