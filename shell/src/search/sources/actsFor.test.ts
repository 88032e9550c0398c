import { aSession } from '@portal/shared/testing';
import { actsFor } from './actsFor.ts';

const act = {
  id: 'renew',
  title: { en: 'Renew licenses', ja: 'ライセンスを更新' },
  words: { en: 'extend', ja: '延長' },
  icon: 'refresh-cw',
  order: 20,
  to: '/store',
};
const remotes = [
  {
    name: 'mf-store',
    current: { hash: '1' },
    places: { acts: [{ ...act, requires: { roles: ['owner'] as const } }] },
  },
  {
    name: 'mf-boards',
    current: { hash: '1' },
    places: { acts: [{ ...act, id: 'check', order: 10 }] },
  },
];

describe('actsFor', () => {
  const keysFor = (role: 'owner' | 'guest') =>
    actsFor(remotes, aSession({ role }))
      .map(({ key }) => key)
      .filter((key) => key.startsWith('mf-'));

  it('lists acts of remotes in their order, as far as the person may do them', () => {
    expect(keysFor('owner')).toEqual(['mf-boards/check', 'mf-store/renew']);
    expect(keysFor('guest')).toEqual(['mf-boards/check']);
  });
});
