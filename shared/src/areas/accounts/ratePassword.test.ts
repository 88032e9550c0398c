import { ratePassword } from './ratePassword.ts';

describe('ratePassword', () => {
  it.each([
    '1234567890',
    'password123',
    'Password1!',
    'qwertyuiop123',
    'aaaaaaaaaaaa',
    'x'.repeat(200),
  ])('calls %s common', (password) => {
    expect(ratePassword(password)).toBe('common');
  });

  it.each(['green solder mask', 'trace width 0.2', 'はんだ付けの上手な田中'])(
    'calls %s strong',
    (password) => {
      expect(ratePassword(password)).toBe('strong');
    },
  );

  it("calls a person's own address and names common", () => {
    const personal = ['hanako@kiban.example', 'Hanako', 'Shirakawago', 'Kiban Works'];
    expect(ratePassword('hanako@kiban.example', personal)).toBe('common');
    expect(ratePassword('Shirakawago1', personal)).toBe('common');
    expect(ratePassword('Shirakawago1')).not.toBe('common');
  });

  it('calls the names of the portal common', () => {
    expect(ratePassword('D1stributor!')).toBe('common');
    expect(ratePassword('demitasnx2026')).toBe('common');
  });

  it('rates the empty password, and one of other scripts, without a fault', () => {
    expect(ratePassword('')).toBe('common');
    expect(ratePassword('\u{1f600}'.repeat(12))).toBe('common');
  });
});
