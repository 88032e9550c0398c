import { quotationRequestSchema } from './quotations.contract.ts';

const form = {
  company: '株式会社髙﨑',
  user_name: '𠮷田 花子',
  email: 'hanako@kiban.example',
  tel: '03-5555-0100',
};
const request = { start_at: '2026-11-21', cd: { m1: 1 }, pd: '{}', form };

/** The faults of the form by field. */
function faultsOf(changes: object): Record<string, string> {
  const read = quotationRequestSchema.safeParse({
    ...request,
    form: JSON.stringify({ ...form, ...changes }),
  });
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.at(-1), message]));
}

describe('quotationRequestSchema', () => {
  it('takes JSON and JSON text, has defaults for what is printed, and keeps no totals', () => {
    const text = { ...request, cd: '{"m1":1}', form: JSON.stringify(form), total: 1, tax: 'x' };
    for (const sent of [request, text]) {
      expect(quotationRequestSchema.parse(sent)).toMatchObject({
        cd: { m1: 1 },
        form: {
          ...form,
          payment_terms: 'hidden',
          delivery_date: 'hidden',
          delivery_method: 'hidden',
          contract_period: 'display',
        },
      });
    }
  });

  it('treats markup as plain text', () => {
    const company = '<b>Kiban & Co</b>';
    expect(quotationRequestSchema.parse({ ...request, form: { ...form, company } })).toMatchObject({
      form: { company },
    });
  });

  it.each([
    [{ company: ' ' }, { company: 'required' }],
    [{ company: 'x'.repeat(121) }, { company: 'too_long' }],
    [{ company: 'Kiban\u0007Works' }, { company: 'not_plain_text' }],
    [{ user_name: 'a\u202eb' }, { user_name: 'not_plain_text' }],
    [{ user_name: 'a\nb' }, { user_name: 'not_plain_text' }],
    [{ email: 'nobody' }, { email: 'not_an_email' }],
    [{ tel: '' }, { tel: 'required' }],
    [{ tel: 'call me' }, { tel: 'not_a_phone_number' }],
  ])('refuses %j', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it('refuses conditions that are neither shown nor hidden, and fields it does not know', () => {
    for (const changes of [{ payment_terms: 'maybe' }, { fax: '1' }]) {
      const sent = { ...request, form: { ...form, ...changes } };
      expect(quotationRequestSchema.safeParse(sent).success).toBe(false);
    }
  });
});
