import { shippingLinesOf } from './shippingLinesOf.ts';

const team = {
  name: '株式会社キバン設計',
  post_code: '100-0001',
  prefecture: '東京都',
  address: '千代田区1-1',
  shipping: 0 as const,
  shipping_name: '',
  shipping_post_code: '',
  shipping_prefecture: '',
  shipping_address: '',
};
const shipping = {
  shipping: 1 as const,
  shipping_name: '大阪工場',
  shipping_post_code: '530-0001',
  shipping_prefecture: '大阪府',
  shipping_address: '大阪市北区2-2',
};

describe('shippingLinesOf', () => {
  it('is the team’s own address, or the one for post', () => {
    expect(shippingLinesOf(team)).toEqual(['100-0001', '東京都千代田区1-1', '株式会社キバン設計']);
    expect(shippingLinesOf({ ...team, ...shipping })).toEqual([
      '530-0001',
      '大阪府大阪市北区2-2',
      '大阪工場',
    ]);
    // What is switched off does not count.
    expect(shippingLinesOf({ ...team, ...shipping, shipping: 0 })?.[2]).toBe('株式会社キバン設計');
  });

  it.each(['shipping_name', 'shipping_post_code', 'shipping_address'])(
    'is nothing without %s, and never the own address in its place',
    (missing) => {
      expect(shippingLinesOf({ ...team, ...shipping, [missing]: '' })).toBeNull();
    },
  );

  it.each(['name', 'post_code', 'address'])('is null without %s', (missing) => {
    expect(shippingLinesOf({ ...team, [missing]: '' })).toBeNull();
  });
});
