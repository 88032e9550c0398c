import { personName } from './personName.ts';

const grace = { last_name: 'Miller', first_name: 'Grace' };

describe('personName', () => {
  it('writes the given name first in English and the family name first in Japanese', () => {
    expect(personName(grace, 'en')).toBe('Grace Miller');
    expect(personName(grace, 'ja')).toBe('Miller Grace');
  });

  it('leaves out a name that is missing', () => {
    expect(personName({ last_name: 'Miller', first_name: '' }, 'en')).toBe('Miller');
    expect(personName({ last_name: null }, 'ja')).toBe('');
    expect(personName(undefined, 'en')).toBe('');
  });
});
