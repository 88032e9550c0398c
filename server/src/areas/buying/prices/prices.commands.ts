import { parseArgs } from 'node:util';
import { UsageError, type Command } from '../../../platform/commands/Command.ts';
import { pricesAnswerSchema } from './prices.contract.ts';

const list: Command = {
  noun: 'prices',
  verb: 'list',
  summary: 'Lists prices without tax and discounts, each with the day it counts from.',
  usage: '',
  run: async ({ client, print }) => {
    for (const line of lines(await client.call('/operator/prices'))) print(line);
  },
};

const set: Command = {
  noun: 'prices',
  verb: 'set',
  summary: 'Sets the prices of a product from a day on, for 1 and for 12 months, without tax.',
  usage: '--product cd|pd --currency JPY|USD --from <2027-04-01> --month <price> --year <price>',
  run: async ({ client, args, print }) => {
    const text = { type: 'string' } as const;
    const options = { product: text, currency: text, from: text, month: text, year: text };
    const { values } = parseArgs({ args, options });
    const { product, currency, from } = values;
    const month = amount('month', values.month);
    const year = amount('year', values.year);
    const body = { product, currency, from, month, year };
    for (const line of lines(await client.call('/operator/prices', { body }))) print(line);
  },
};

const discount: Command = {
  noun: 'prices',
  verb: 'discount',
  summary: 'Sets all tiers of a discount from a day on: from how many sets or years, and percent.',
  usage: '--rule volume|duration --from <2027-04-01> --tiers <5:5,11:10 or none>',
  run: async ({ client, args, print }) => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { rule: text, from: text, tiers: text } });
    if (values.tiers === undefined) throw new UsageError('--tiers is missing.');
    const tiers = values.tiers === 'none' ? [] : values.tiers.split(',').map(tier);
    const body = { rule: values.rule, from: values.from, tiers };
    for (const line of lines(await client.call('/operator/discounts', { body }))) print(line);
  },
};

export const pricesCommands: readonly Command[] = [list, set, discount];

function amount(name: string, text: string | undefined): number {
  if (text === undefined || !/^\d+(\.\d+)?$/.test(text)) {
    throw new UsageError(`--${name} must be a price like 15000 or 120.50.`);
  }
  return Number(text);
}

function tier(text: string): readonly [number, number] {
  const [, from, percent] = /^(\d+):(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (from === undefined || percent === undefined) {
    throw new UsageError('--tiers must be like 5:5,11:10.');
  }
  return [Number(from), Number(percent)];
}

function lines(answer: unknown): readonly string[] {
  const { prices, discounts } = pricesAnswerSchema.parse(answer);
  return [
    ...prices.map(
      ({ product, currency, valid_from, month, year }) =>
        `from ${valid_from}  ${product}  ${currency}  1 month ${month}  12 months ${year}`,
    ),
    ...discounts.map(({ rule, valid_from, tiers }) => {
      const steps = tiers.map(([from, percent]) => `${from}: ${percent}%`);
      return `from ${valid_from}  ${rule} discount  ${steps.join('  ')}`;
    }),
  ];
}
