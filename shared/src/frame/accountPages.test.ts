import { accountPages } from './accountPages.ts';

const all = ['/user', '/team', '/creditcard', '/upgrade', '/settings'];
const pathsOf = (pages: ReturnType<typeof accountPages>) => pages.map(({ path }) => path);

describe('accountPages', () => {
  it('offers the team page to professional teams and upgrading to community teams', () => {
    expect(pathsOf(accountPages(all, { edition: 'professional', role: 'owner' }))).toEqual([
      '/user',
      '/team',
      '/creditcard',
      '/settings',
    ]);
    expect(pathsOf(accountPages(all, { edition: 'community', role: 'owner' }))).toEqual([
      '/user',
      '/creditcard',
      '/upgrade',
      '/settings',
    ]);
  });

  it('offers no cards to guests', () => {
    expect(pathsOf(accountPages(all, { edition: 'professional', role: 'guest' }))).not.toContain(
      '/creditcard',
    );
  });

  it('offers only pages that exist, and none to visitors', () => {
    expect(pathsOf(accountPages(['/user'], { edition: 'professional', role: 'owner' }))).toEqual([
      '/user',
    ]);
    expect(accountPages(all, { edition: undefined, role: undefined })).toEqual([]);
  });
});
