import { accountPageRules } from '../../areas/accounts/accountPages.ts';
import { aConfig } from '../../testing/aConfig.ts';
import { aSession } from '../../testing/aSession.ts';
import { accountActs } from './accountActs.ts';
import { type Act, actsOfAccounts, findActs } from './findActs.ts';

const renew: Act = {
  key: 'renew',
  title: { en: 'Renew licenses', ja: 'ライセンスを更新' },
  words: { en: 'extend prolong', ja: '更新 延長' },
  icon: 'refresh-cw',
  to: '/store',
};
const configWith = (pages: readonly string[]) =>
  aConfig({ accounts: { ...aConfig().accounts, pages: [...pages] } });
const config = configWith(accountPageRules.map(({ path }) => path));
const acts = [renew, ...actsOfAccounts(aSession({ config }))];
const found = (text: string) => {
  const { acts: named, object } = findActs(acts, text);
  return [named.map(({ key }) => key), object];
};

describe('findActs', () => {
  it.each([
    ['users', 'accounts/users'],
    ['invite', 'accounts/users'],
    ['招待', 'accounts/users'],
    ['sso', 'accounts/sso'],
    ['password', 'accounts/security'],
    ['パスワード', 'accounts/security'],
    ['renew', 'renew'],
    ['更新', 'renew'],
    ['prolong licenses', 'renew'],
  ])('finds %s by names and other words, in both languages', (text, key) => {
    expect(found(text)).toEqual([[key], text]);
  });

  it.each([
    ['renew CD-0000012', 'CD-0000012'],
    ['CD-0000012 更新', 'CD-0000012'],
    ['Extend Hanako Sato', 'Hanako Sato'],
  ])('leaves the act out of what is searched for: %s', (text, object) => {
    expect(found(text)).toEqual([['renew'], object]);
  });

  it.each(['CD-0000012', 'Ren Tanaka', ''])('leaves %p as it is', (text) => {
    expect(found(text)).toEqual([[], text]);
  });
});

describe('actsOfAccounts', () => {
  it('leaves out what a person may not do, and pages that do not exist', () => {
    const keysOf = (session: Parameters<typeof actsOfAccounts>[0]) =>
      actsOfAccounts(session).map(({ key }) => key);
    const guest = keysOf(aSession({ config, role: 'guest' }));
    expect(guest).toContain('accounts/security');
    expect(guest).not.toContain('accounts/users');
    expect(guest).not.toContain('accounts/sso');
    expect(keysOf(aSession({ config: configWith(['/user']) }))).toEqual(['accounts/user']);
  });

  it('has an act for each page of accounts', () => {
    expect(accountActs.map(({ path }) => path).toSorted()).toEqual(
      accountPageRules.map(({ path }) => path).toSorted(),
    );
  });
});
