import { formatsOf } from './formatsOf.ts';

const en = formatsOf('en');
const ja = formatsOf('ja');

describe('formatsOf', () => {
  it('writes days the same way in the tables of both languages', () => {
    expect(en.day('2026-11-20')).toBe('2026-11-20');
    expect(ja.day('2026-11-20')).toBe('2026-11-20');
  });

  it('writes days in full in sentences', () => {
    expect(en.dayInWords('2026-11-20')).toBe('November 20, 2026');
    expect(ja.dayInWords('2026-11-20')).toBe('2026年11月20日');
  });

  it('writes instants in the zone of the reader and names it in sentences', () => {
    // The tests run in UTC.
    expect(en.instant('2026-11-20T09:05:00Z')).toBe('2026-11-20 09:05 UTC');
    expect(en.instantInWords('2026-11-20T09:05:00Z')).toBe('November 20, 2026 at 9:05 AM UTC');
  });

  it('writes money in the number format of Japan, with the currency sign of the language', () => {
    expect(en.money(519_475, 'JPY')).toBe('¥519,475');
    expect(ja.money(519_475, 'JPY')).toBe('￥519,475');
    expect(en.money(12.5, 'USD')).toBe('$12.50');
    expect(ja.money(1520, 'USD')).toBe('$1,520.00');
    expect(en.money(1520, 'USD')).toBe('$1,520.00');
  });

  it('writes numbers, shares and file sizes', () => {
    expect(en.number(1234.567)).toBe('1,234.57');
    expect(en.percent(12.34)).toBe('12.3%');
    expect(en.fileSize(1_258_291)).toBe('1.2 MB');
    expect(en.fileSize(2048)).toBe('2 KB');
  });
});
