import { anEmiLicense } from '../../testing/anEmiLicense.ts';
import { firstChoice, toUpload, type BoardChoice } from './BoardChoice.ts';
import { noSettings } from './BoardSettings.ts';

const licenses = [anEmiLicense()];
const file = new File(['board'], 'board.tgz');
const complete: BoardChoice = { ...firstChoice(licenses), file, isAgreed: true };

describe('firstChoice', () => {
  it('preselects the only license', () => {
    expect(firstChoice(licenses).licenseId).toBe('emi-1');
  });

  it('preselects none of several licenses', () => {
    expect(firstChoice([...licenses, anEmiLicense({ id: 'emi-2' })]).licenseId).toBe('');
  });
});

describe('toUpload', () => {
  it('builds an upload from a complete choice', () => {
    expect(toUpload(complete, licenses)).toEqual({
      licenseId: 'emi-1',
      file,
      classes: null,
      settings: {},
    });
  });

  it.each([
    ['license', { licenseId: '' }],
    ['license', { licenseId: 'used up meanwhile' }],
    ['file', { file: null, isAgreed: false }],
    ['file', { file: new File(['x'], 'board.rar') }],
    ['settings', { settings: { ...noSettings, maxFrequencyMhz: 'high' } }],
    ['settings', { classes: new File(['x'], 'nets.txt') }],
    ['agreement', { isAgreed: false }],
  ] as const)('finds the %s missing in %j', (missing, changes) => {
    expect(toUpload({ ...complete, ...changes }, licenses)).toBe(missing);
  });
});
