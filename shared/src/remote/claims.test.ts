import * as fc from 'fast-check';
import { claimProblem, isRoutePath } from './claims.ts';

const owner = (...paths: string[]) => ({
  name: 'mf-other',
  routes: paths.map((path) => ({ path })),
});

describe('claimProblem', () => {
  it.each([
    ['/license', '/license'],
    ['/order/:id', '/order/new'],
    ['/order/:id', '/order/:number'],
    ['/parts/*', '/parts/thanks/9'],
    ['/parts/*', '/parts'],
    ['/license', '/license/x'],
    ['/license', '/license/x/y'],
    ['/order/:id', '/order/7/items'],
  ])('does not let two remotes have %s and %s', (left, right) => {
    expect(claimProblem(right, [owner(left)])).toBe(`${right} meets ${left}, which mf-other owns`);
    expect(claimProblem(left, [owner(right)])).toBe(`${left} meets ${right}, which mf-other owns`);
  });

  it.each([
    ['/license', '/log'],
    ['/license', '/licenses'],
    ['/order/:id', '/orders'],
    ['/parts/list', '/parts/search'],
  ])('lets two remotes have %s and %s', (left, right) => {
    expect(claimProblem(right, [owner(left)])).toBeUndefined();
    expect(claimProblem(left, [owner(right)])).toBeUndefined();
  });

  it.each(['/api/parts', '/user', '/users/list', '/signin', '/remotes/mf-x', '/health', '/:any'])(
    'gives %s of the portal to no remote',
    (path) => {
      expect(claimProblem(path, [])).toContain('which the portal owns');
    },
  );

  it('includes old addresses that redirect to a screen', () => {
    const other = { ...owner('/parts'), redirects: [{ from: '/stock' }] };
    expect(claimProblem('/stock/x', [other])).toContain('meets /stock, which mf-other owns');
  });

  it('lets a remote own a path above an address of the portal', () => {
    expect(claimProblem('/download', [])).toBeUndefined();
    expect(claimProblem('/auths/digikey', [])).toBeUndefined();
  });
});

const segment = fc.stringMatching(/^[a-z0-9]{1,6}([-_][a-z0-9]{1,4})?$/);
const parameter = fc.stringMatching(/^:[a-z][A-Za-z0-9]{0,5}$/);
const path = fc
  .array(fc.oneof(segment, parameter), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

describe('isRoutePath', () => {
  it('accepts words and parameters', () => {
    fc.assert(
      fc.property(path, (one) => {
        expect(isRoutePath(one)).toBe(true);
        expect(isRoutePath(`${one}/*`)).toBe(true);
      }),
    );
  });

  it('refuses a slash at the end, capitals, blanks and characters that end a path', () => {
    const odd = fc.constantFrom(
      '/',
      '//a',
      '/A',
      '/a b',
      '/a?',
      '/a#b',
      '/ü',
      '/..',
      '/a%20',
      '/*/a',
    );
    fc.assert(
      fc.property(path, odd, (one, end) => {
        expect(isRoutePath(one + end)).toBe(false);
      }),
    );
  });

  it.each(['', '/', 'parts', '/sum mary', '/Summary', '/summary/'])('refuses "%s"', (one) => {
    expect(isRoutePath(one)).toBe(false);
  });

  it('is met by what meets itself', () => {
    fc.assert(
      fc.property(path, (one) => {
        expect(claimProblem(one, [owner(one)])).toBeDefined();
      }),
    );
  });
});

const pattern = fc.tuple(path, fc.boolean()).map(([one, isRest]) => (isRest ? `${one}/*` : one));

describe('claimProblem of any two paths', () => {
  it('gives the same answer in either order', () => {
    fc.assert(
      fc.property(pattern, pattern, (left, right) => {
        expect(stands(left, right)).toBe(stands(right, left));
      }),
    );
  });

  it('keeps paths below a path for its owner', () => {
    fc.assert(
      fc.property(path, pattern, (owned, rest) => {
        expect(stands(owned, owned + rest)).toBe(true);
      }),
    );
  });

  // None of the portal's addresses starts with these words.
  function stands(owned: string, wanted: string): boolean {
    return claimProblem(`/parts${wanted}`, [owner(`/parts${owned}`)]) !== undefined;
  }
});
