import { byProduct, isProduct, productOf, products } from './Product.ts';

describe('productOf', () => {
  it.each(products)('reads the product %s', (product) => {
    expect(productOf(product)).toBe(product);
  });

  it.each(['emi', 'CD', '', 'toString'])('refuses any other text (%j) as a product', (code) => {
    expect(isProduct(code)).toBe(false);
    expect(() => productOf(code)).toThrow(RangeError);
  });
});

describe('byProduct', () => {
  it('has each product once, in their order', () => {
    expect(Object.entries(byProduct((product) => product))).toEqual(
      products.map((product) => [product, product]),
    );
  });
});
