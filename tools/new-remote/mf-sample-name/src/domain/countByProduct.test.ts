import { countByProduct } from './countByProduct.ts';

describe('countByProduct', () => {
  it('counts each product', () => {
    expect(countByProduct(['cd', 'pd', 'cd'])).toEqual({ cd: 2, pd: 1 });
  });

  it('counts nothing in an empty list', () => {
    expect(countByProduct([])).toEqual({ cd: 0, pd: 0 });
  });
});
