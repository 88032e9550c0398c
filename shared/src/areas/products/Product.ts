/** Products that licenses are for, in the order of screens and papers. */
export const products = ['cd', 'pd'] as const;
/** Circuit Designer or PCB Designer. */
export type Product = (typeof products)[number];

/** The name of a product, the same in both languages. */
export const productNames: Readonly<Record<Product, string>> = {
  cd: 'Circuit Designer',
  pd: 'PCB Designer',
};

export function isProduct(value: unknown): value is Product {
  return products.some((product) => product === value);
}

/**
 * Reads a product from its code on the wire or in the database. @throws RangeError for any other
 * text
 */
export function productOf(code: string): Product {
  if (isProduct(code)) return code;
  throw new RangeError(`there is no product ${JSON.stringify(code)}`);
}

/** Makes a record with one value for each product. */
export function byProduct<T>(of: (product: Product) => T): Record<Product, T> {
  return { cd: of('cd'), pd: of('pd') };
}
