import * as z from 'zod/mini';
import { postCode, tel } from '../../contracts/fields.ts';
import { contactExamples } from './contactExamples.ts';

describe('contactExamples', () => {
  it.each(['JP', 'US', 'DE'])('are taken by the fields that they stand beside (%s)', (country) => {
    const examples = contactExamples(country, 'en');
    expect(z.parse(postCode, examples.postCode)).toBe(examples.postCode);
    expect(z.parse(tel, examples.tel)).toBe(examples.tel);
  });

  it('are of the country, and a prefecture is in the language of the page', () => {
    expect(contactExamples('JP', 'ja').prefecture).toBe('東京都');
    expect(contactExamples('JP', 'en').prefecture).toBe('Tokyo');
    expect(contactExamples('US', 'ja')).toEqual(contactExamples('US', 'en'));
    expect(contactExamples('US', 'en').postCode).toBe('94103');
  });
});
