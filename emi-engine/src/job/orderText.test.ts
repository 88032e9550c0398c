import { expect, it } from '@jest/globals';
import { type JobOrder } from './JobOrder.ts';
import { orderText, parseOrder } from './orderText.ts';

it('keeps classes and roles of an order', () => {
  const order = {
    settings: {
      maxFrequencyMhz: 100,
      classes: new Map([['CLK', { netClass: 'clock' as const, frequencyMhz: 8 }]]),
      roles: new Map([['D2', { role: 'ic' as const, line: 2 }]]),
    },
  };
  // @ts-expect-error -- the paths of an order do not matter here
  const kept: JobOrder = parseOrder(orderText(order));
  expect(kept).toEqual(order);
});
