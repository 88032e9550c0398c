/** Products that licenses are for, in the order in which screens and papers list them. */
export const products = ['cd', 'pd'] as const;
/** Circuit Designer or PCB Designer. */
export type Product = (typeof products)[number];

/** The product's name, the same in both languages. */
export const productNames: Readonly<Record<Product, string>> = {
  cd: 'Circuit Designer',
  pd: 'PCB Designer',
};

export function isProduct(value: unknown): value is Product {
  return products.some((product) => product === value);
}

/** Reads a product's code from the wire or the database. @throws RangeError for any other text */
export function productOf(code: string): Product {
  if (isProduct(code)) return code;
  throw new RangeError(`there is no product ${JSON.stringify(code)}`);
}

/** Something of each product. */
export function byProduct<T>(of: (product: Product) => T): Record<Product, T> {
  return { cd: of('cd'), pd: of('pd') };
}
