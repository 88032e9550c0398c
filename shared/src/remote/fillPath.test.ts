import { fillPath } from './fillPath.ts';

describe('fillPath', () => {
  it('fills in the parameters of the address', () => {
    expect(fillPath('/api/order/:id/', '/order/:id', '/order/7')).toBe('/api/order/7/');
  });

  it('keeps values encoded as in the address', () => {
    expect(fillPath('/api/x/:id', '/x/:id', '/x/a%2Fb')).toBe('/api/x/a%2Fb');
  });

  it('does not change a path without parameters', () => {
    expect(fillPath('/api/licenses/', '/license', '/license')).toBe('/api/licenses/');
  });
});
