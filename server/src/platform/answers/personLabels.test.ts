import { describe, expect, it } from '@jest/globals';
import { personLabels } from './personLabels.ts';

const hanako = { userId: '1', email: 'h@a.example', firstName: 'Hanako', lastName: 'Sato' };
const labels = (people: Parameters<typeof personLabels>[0], locale: 'en' | 'ja' = 'en') => [
  ...personLabels(people, locale).values(),
];

describe('personLabels', () => {
  it('formats names for the reader’s language', () => {
    expect(labels([hanako])).toEqual(['Hanako Sato']);
    expect(labels([hanako], 'ja')).toEqual(['Sato Hanako']);
  });

  it('adds the mail address to equal names only', () => {
    const other = { ...hanako, userId: '2', email: 'h2@a.example' };
    const taro = { ...hanako, userId: '3', firstName: 'Taro' };
    expect(labels([hanako, other, taro])).toEqual([
      'Hanako Sato (h@a.example)',
      'Hanako Sato (h2@a.example)',
      'Taro Sato',
    ]);
  });

  it('counts a person once, though they use both products', () => {
    expect(labels([hanako, hanako])).toEqual(['Hanako Sato']);
  });

  it('labels people without a name by their address, and unknown people as such', () => {
    const nameless = { ...hanako, firstName: '', lastName: '' };
    const stranger = { userId: 'x', email: null, firstName: null, lastName: null };
    expect(labels([nameless, stranger], 'ja')).toEqual(['h@a.example', '不明なユーザー']);
    const erased = { ...nameless, email: '' };
    expect(labels([erased], 'en')).toEqual(['Former member']);
    expect(labels([erased, { ...erased, userId: 'y' }], 'ja')).toEqual([
      '退会済みメンバー (1)',
      '退会済みメンバー (y)',
    ]);
    expect(labels([stranger, { ...stranger, userId: 'y' }])).toEqual([
      'Unknown person (x)',
      'Unknown person (y)',
    ]);
  });
});
