import { contactExamples } from './contactExamples.ts';

describe('contactExamples', () => {
  it('are of the country, and a prefecture is in the language of the page', () => {
    expect(contactExamples('JP', 'ja').prefecture).toBe('東京都');
    expect(contactExamples('JP', 'en').prefecture).toBe('Tokyo');
    expect(contactExamples('US', 'ja')).toEqual(contactExamples('US', 'en'));
    expect(contactExamples('US', 'en').postCode).toBe('94103');
  });
});
