import { describe, expect, it } from '@jest/globals';
import { isRegistrationNumber } from './isRegistrationNumber.ts';
import { demoVendor } from './vendorSettings.ts';

describe('isRegistrationNumber', () => {
  it('accepts the tax agency’s own number and the demo’s', () => {
    expect(isRegistrationNumber('T7000012050002')).toBe(true);
    expect(isRegistrationNumber(demoVendor.registration_number)).toBe(true);
  });

  it.each(['T7000012050003', 'T1000012050002', '7000012050002', 'T700001205000', ''])(
    'refuses %p',
    (text) => {
      expect(isRegistrationNumber(text)).toBe(false);
    },
  );
});
