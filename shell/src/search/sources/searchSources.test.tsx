import { aConfig, aSession } from '@portal/shared/testing';
import { searchedRemotes } from '../../testing/renderSearch.tsx';
import { leadsTo, searchSources, type SearchSource } from './searchSources.ts';

const keys = (session = aSession()) =>
  searchSources(searchedRemotes, session).map(({ key }) => key);

const withUsers = (role: 'owner' | 'guest') => {
  const config = aConfig();
  return aSession({
    role,
    config: { ...config, accounts: { ...config.accounts, pages: ['/users'] } },
  });
};

describe('searchSources', () => {
  it('are the parts of all remotes in their order', () => {
    expect(keys()).toEqual(['mf-offers/offers', 'mf-parts/parts']);
  });

  it('are only those whose requirement the person meets', () => {
    expect(keys(aSession({ role: 'guest' }))).toEqual(['mf-parts/parts']);
    expect(keys(aSession({ role: 'visitor' }))).toEqual([]);
  });

  it('contain the users of a team for managers, once accounts has their page', () => {
    expect(keys(withUsers('owner'))).toContain('accounts/users');
    expect(keys(withUsers('guest'))).not.toContain('accounts/users');
  });
});

describe('leadsTo', () => {
  it('tells screens of the page from pages of another origin', () => {
    const [source] = searchSources(searchedRemotes, aSession());
    if (!source) throw new Error('no source');
    const elsewhere: SearchSource = { ...source, origin: 'https://accounts.test' };
    expect(leadsTo(source, '/order/7?a=b')).toEqual({ to: '/order/7?a=b' });
    expect(leadsTo(elsewhere, '/users')).toEqual({ href: 'https://accounts.test/users' });
  });
});
