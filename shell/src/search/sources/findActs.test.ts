import { accountPageRules } from '@portal/shared/domain';
import type { ActPart } from '@portal/shared/remote';
import { aConfig, aSession } from '@portal/shared/testing';
import { accountActs } from './accountActs.ts';
import { actsFor, findActs } from './findActs.ts';

const renew: ActPart = {
  id: 'renew',
  title: { en: 'Renew licenses', ja: 'ライセンスを更新' },
  words: { en: 'extend prolong', ja: '更新 延長' },
  icon: 'refresh-cw',
  order: 20,
  to: '/store',
  requires: { roles: ['owner', 'admin'] },
};
const check: ActPart = {
  id: 'check',
  title: { en: 'Check a board', ja: '基板をチェック' },
  words: { en: 'upload', ja: '解析' },
  icon: 'upload',
  order: 10,
  to: '/demitasnx',
};
const remotes = [
  { name: 'mf-store', places: { acts: [renew] } },
  { name: 'mf-boards', places: { acts: [check] } },
];
const configWith = (pages: string[]) => aConfig({ accounts: { ...aConfig().accounts, pages } });
const config = configWith(accountPageRules.map(({ path }) => path));
const acts = actsFor(remotes, aSession({ config }));
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
    ['renew', 'mf-store/renew'],
    ['更新', 'mf-store/renew'],
    ['prolong licenses', 'mf-store/renew'],
  ])('finds %s by names and other words, in both languages', (text, key) => {
    expect(found(text)).toEqual([[key], text]);
  });

  it.each([
    ['renew CD-0000012', 'CD-0000012'],
    ['CD-0000012 更新', 'CD-0000012'],
    ['Extend Hanako Sato', 'Hanako Sato'],
  ])('leaves the act out of what is searched for: %s', (text, object) => {
    expect(found(text)).toEqual([['mf-store/renew'], object]);
  });

  it.each(['CD-0000012', 'Ren Tanaka', ''])('leaves %p as it is', (text) => {
    expect(found(text)).toEqual([[], text]);
  });
});

describe('actsFor', () => {
  const keysFor = (...[shape]: Parameters<typeof aSession>) =>
    actsFor(remotes, aSession({ config, ...shape })).map(({ key }) => key);

  it('lists acts of remotes in their order, then those of accounts', () => {
    expect(keysFor().slice(0, 3)).toEqual(['mf-boards/check', 'mf-store/renew', 'accounts/users']);
  });

  it('leaves out what a person may not do, and pages that do not exist', () => {
    const guest = keysFor({ role: 'guest' });
    expect(guest).toContain('mf-boards/check');
    expect(guest).toContain('accounts/security');
    for (const key of ['mf-store/renew', 'accounts/users', 'accounts/sso'])
      expect(guest).not.toContain(key);
    expect(keysFor({ config: configWith(['/user']) })).toEqual([
      'mf-boards/check',
      'mf-store/renew',
      'accounts/user',
    ]);
  });

  it('has an act for each page of accounts', () => {
    expect(accountActs.map(({ path }) => path).sort()).toEqual(
      accountPageRules.map(({ path }) => path).sort(),
    );
  });
});
