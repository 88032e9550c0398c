import { emiUsageNotesVersion, isEmiAgreementOutdated } from './emiUsageNotes.ts';

describe('isEmiAgreementOutdated', () => {
  it.each([
    ['2026-10', true],
    ['2025-12', true],
    ['1', true],
    [emiUsageNotesVersion, false],
    ['2027-01', false],
    [null, false],
  ])('says of an agreement to %j: %p', (version, isOutdated) => {
    expect(isEmiAgreementOutdated(version)).toBe(isOutdated);
  });
});
