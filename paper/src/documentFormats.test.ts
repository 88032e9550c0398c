import { describe, expect, it } from '@jest/globals';
import { toCalendarDay } from '@portal/shared/domain';
import { documentFormats } from './documentFormats.ts';

const first = toCalendarDay('2026-12-01');
const last = toCalendarDay('2027-11-30');

describe('documentFormats', () => {
  it('writes yen without and dollars with decimals, as the screens of the language do', () => {
    expect(documentFormats('ja', 'JPY').money(-519_475)).toBe('-￥519,475');
    expect(documentFormats('en', 'JPY').money(519_475)).toBe('¥519,475');
    expect(documentFormats('en', 'USD').money(-1520.5)).toBe('-$1,520.50');
  });

  it('writes days in the language of the document, whatever the machine’s time zone', () => {
    expect(documentFormats('ja', 'JPY').period(first, last)).toBe('2026年12月1日～2027年11月30日');
    expect(documentFormats('en', 'USD').period(first, last)).toBe(
      'December 1, 2026 – November 30, 2027',
    );
  });
});
