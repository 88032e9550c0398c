import { personName } from './personName.ts';

const grace = { last_name: 'Miller', first_name: 'Grace' };

describe('personName', () => {
  it('writes the given name first in English and the family name first in Japanese', () => {
    expect(personName(grace, 'en')).toBe('Grace Miller');
    expect(personName(grace, 'ja')).toBe('Miller Grace');
  });

  it('keeps the family name first in every language for Han, kana and Hangul', () => {
    expect(personName({ last_name: '佐藤', first_name: '花子' }, 'en')).toBe('佐藤 花子');
    expect(personName({ last_name: 'サトウ', first_name: 'Hanako' }, 'en')).toBe('サトウ Hanako');
    expect(personName({ last_name: '김', first_name: '민준' }, 'en')).toBe('김 민준');
  });

  it('leaves out a name that is missing', () => {
    expect(personName({ last_name: 'Miller', first_name: '' }, 'en')).toBe('Miller');
    expect(personName({ last_name: null }, 'ja')).toBe('');
    expect(personName(undefined, 'en')).toBe('');
  });
});
