import type * as z from 'zod/mini';
import { contactExamples } from '../contactExamples.ts';
import {
  companyRequestSchema,
  profileRequestSchema,
  registrationRequestSchema,
  signInRequestSchema,
} from '../../areas/accounts/accountCalls.contract.ts';
import { email, postCode, tel } from './fields.ts';
import {
  checkoutRequestSchema,
  enrolRequestSchema,
} from '../../areas/licensing/license-files/lm.contract.ts';
import { quotationFormSchema } from '../../areas/buying/quotations.contract.ts';

/** Every request in which people, computers or companies are named, and the fields that do it. */
const requests: readonly [what: string, schema: z.ZodMiniType, names: readonly string[]][] = [
  ['a registration', registrationRequestSchema, ['last_name', 'first_name', 'team_name', 'email']],
  ['a profile', profileRequestSchema, ['last_name', 'first_name']],
  [
    'company details',
    companyRequestSchema,
    [
      'name',
      'prefecture',
      'address',
      'shipping_name',
      'shipping_prefecture',
      'shipping_address',
      'post_code',
      'tel',
    ],
  ],
  ['a quotation', quotationFormSchema, ['company', 'user_name', 'email', 'tel']],
  ['a computer', enrolRequestSchema, ['host']],
  ['a lease', checkoutRequestSchema, ['user']],
];
const cases = requests.flatMap(([what, schema, names]) =>
  names.map((name) => ({ what, schema, name })),
);

function hasFault(schema: z.ZodMiniType, name: string, value: string): boolean {
  const { error } = schema.safeParse({ [name]: value });
  return error?.issues.some(({ path }) => path[0] === name) === true;
}

describe('names in requests', () => {
  it.each(cases)('$name of $what has no control, direction or line-break characters', (each) => {
    for (const bad of ['\u0007', '\u001b', '\n', '\r', '\u2028', '\u202e', '\u2066', '\u200f']) {
      expect(hasFault(each.schema, each.name, `a${bad}b`)).toBe(true);
    }
  });

  it.each(cases.filter(({ name }) => !/post_code|tel|email/.test(name)))(
    '$name of $what may be written in any script',
    ({ schema, name }) => {
      for (const good of ['株式会社髙﨑', 'Łukasz O’Neil', 'محمد', '<b>A & B</b>']) {
        expect(hasFault(schema, name, good)).toBe(false);
      }
    },
  );
});

describe('fields of an address', () => {
  it.each(['JP', 'US', 'DE'])('take the examples that stand beside them (%s)', (country) => {
    const examples = contactExamples(country, 'en');
    expect(postCode.safeParse(examples.postCode).success).toBe(true);
    expect(tel.safeParse(examples.tel).success).toBe(true);
  });
});

describe('what is typed into codes', () => {
  it.each([
    [postCode, '〒１０５ー００１１', '105-0011'],
    [postCode, '\u3000SW1A\u00a01AA', 'SW1A 1AA'],
    [tel, '＋８１\u3000３−１２３４−５６７８', '+81 3-1234-5678'],
    [tel, '（０３）５５５５−０１００', '(03)5555-0100'],
    [email, 'ｏｗｎｅｒ＠ｐｒｏ．ｅｘａｍｐｌｅ\u200b', 'owner@pro.example'],
    [email, 'owner＠pro。example', 'owner@pro.example'],
    [signInRequestSchema.shape.email, ' ｏｗｎｅｒ＠ｐｒｏ．ｅｘａｍｐｌｅ', 'owner@pro.example'],
    [signInRequestSchema.shape.password, ' ｐａｓｓ ', ' ｐａｓｓ '],
    [registrationRequestSchema.shape.last_name, '\u3000ﾔﾏﾀﾞ\u3000', 'ﾔﾏﾀﾞ'],
  ])('is read (%#)', (schema, typed, read) => {
    expect(schema.parse(typed)).toBe(read);
  });

  it('takes the mark of a post code from a whole one alone', () => {
    expect(postCode.safeParse('〒105').success).toBe(false);
  });
});
