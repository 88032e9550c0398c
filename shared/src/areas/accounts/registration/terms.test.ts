import { isAgreementOutdated, privacyVersion, termsVersion } from './terms.ts';

describe('isAgreementOutdated', () => {
  it.each([
    [{ terms: termsVersion, privacy: privacyVersion }, false],
    [{ terms: null, privacy: null }, false],
    [{ terms: '2999-01', privacy: '2999-01' }, false],
    [{ terms: '2025-01', privacy: privacyVersion }, true],
    [{ terms: termsVersion, privacy: '2025-01' }, true],
    [{ terms: null, privacy: '2025-01' }, true],
  ])('says of %j: %p', (agreement, isOutdated) => {
    expect(isAgreementOutdated(agreement)).toBe(isOutdated);
  });
});
