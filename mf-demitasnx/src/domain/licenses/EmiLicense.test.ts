import { anEmiLicense } from '../../testing/anEmiLicense.ts';
import { isUsedUp } from './EmiLicense.ts';

it.each([
  [4, false],
  [5, true],
  [6, true],
])('counts a license of five uses as used up after %i: %p', (used, isUp) => {
  expect(isUsedUp(anEmiLicense({ job_count: used }))).toBe(isUp);
});
