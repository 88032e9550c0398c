import { memberName } from './memberName.ts';

describe('memberName', () => {
  it('is the person’s name in the order of the language', () => {
    const grace = { last_name: 'Miller', first_name: 'Grace' };
    expect(memberName(grace, 'en')).toBe('Grace Miller');
    expect(memberName(grace, 'ja')).toBe('Miller Grace');
  });

  it('calls whose name was erased a former member', () => {
    const erased = { last_name: '', first_name: '' };
    expect(memberName(erased, 'en')).toBe('Former member');
    expect(memberName(erased, 'ja')).toBe('退会済みメンバー');
  });

  it('is empty where nobody is known', () => {
    expect(memberName(null, 'en')).toBe('');
    expect(memberName({ last_name: null, first_name: null }, 'ja')).toBe('');
  });
});
