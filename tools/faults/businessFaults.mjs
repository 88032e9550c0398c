/** Faults in prices, dates, orders, papers and mails. */
export const businessFaults = [
  {
    name: 'a price tier ends one set late, so that two discounts meet',
    file: 'shared/src/areas/buying/pricing/priceCart.ts',
    text: 'next === undefined ? null : next.from - 1',
    replacement: 'next === undefined ? null : next.from',
    seenBy: [{ step: 'units', args: ['shared', 'areas/buying/pricing/priceCart'] }],
  },
  {
    name: 'the tax is rounded to the nearest yen, not down',
    file: 'shared/src/areas/buying/pricing/priceCart.ts',
    text: 'whole: (parts - (parts % 10_000)) / 10_000',
    replacement: 'whole: Math.round(parts / 10_000)',
    seenBy: [{ step: 'units', args: ['shared', 'areas/buying/pricing/priceCart'] }],
  },
  {
    name: 'a contract from the 31st ends a day early in a shorter month',
    file: 'shared/src/basics/calendar/contractTerm.ts',
    text: 'corresponding.slice(8) < startsOn.slice(8) ? corresponding : addDays(corresponding, -1)',
    replacement: 'addDays(corresponding, -1)',
    seenBy: [{ step: 'units', args: ['shared', 'basics/calendar/contractTerm'] }],
  },
  {
    name: 'a transfer of the last day finds its order cancelled',
    file: 'server/src/areas/buying/orders/expireOrders.ts',
    text: 'const latest = previousBusinessDay(tokyoDay(clock()));',
    replacement: 'const latest = tokyoDay(clock());',
    seenBy: [{ step: 'server', args: ['areas/buying/orders/expireOrders'] }],
  },
  {
    name: 'a second press of the button places a second order',
    file: 'mf-orders/src/components/checkout-notes/attempt.ts',
    text: 'former.isSent || former.content === content',
    replacement: 'former.content === content',
    seenBy: [{ step: 'units', args: ['mf-orders', 'checkout-notes/attempt'] }],
  },
  {
    name: 'a column of papers is too narrow for its title',
    file: 'paper/src/drawBusinessPaper.ts',
    text: '{ title: months, share: 0.12,',
    replacement: '{ title: months, share: 0.07,',
    seenBy: [{ step: 'server', args: ['buying/documents/drawBusinessPaper'] }],
  },
  {
    name: 'a mail of notices greets Japanese readers in English',
    file: 'server/src/areas/notices/mails/noticeMail.ts',
    text: 'const words = texts[locale];',
    replacement: 'const words = texts.en;',
    seenBy: [{ step: 'server', args: ['areas/notices/mails'] }],
  },
  {
    name: 'a cell of a CSV file that begins with = runs as a formula',
    file: 'shared/src/basics/csvWriter.ts',
    text: '[=+\\-@＝＋－＠﹦﹢﹣﹫−]',
    replacement: '[+\\-@＝＋－＠﹦﹢﹣﹫−]',
    seenBy: [{ step: 'units', args: ['shared', 'basics/csvText'] }],
  },
];
