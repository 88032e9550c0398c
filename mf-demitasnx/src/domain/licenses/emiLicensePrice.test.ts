import { toCalendarDay } from '@portal/shared/domain';
import { emiLicensePrice } from './emiLicensePrice.ts';

const today = toCalendarDay('2026-11-20');

it.each([
  ['JP', { amount: 110_000, currency: 'JPY', isTaxed: true }],
  ['US', { amount: 1000, currency: 'USD', isTaxed: false }],
])('states what a license costs in %s', (country, price) => {
  expect(emiLicensePrice(country, today)).toEqual(price);
});
