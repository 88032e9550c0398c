import { inAddressOrder } from './inAddressOrder.ts';

describe('inAddressOrder', () => {
  const fields = ['shipping_name', 'shipping_post_code', 'shipping_prefecture', 'shipping_address'];

  it('begins with the post code in Japan', () => {
    expect(inAddressOrder(fields, 'JP')).toEqual(fields);
  });

  it('ends with it elsewhere', () => {
    expect(inAddressOrder(fields, 'US')).toEqual([
      'shipping_name',
      'shipping_address',
      'shipping_prefecture',
      'shipping_post_code',
    ]);
  });
});
