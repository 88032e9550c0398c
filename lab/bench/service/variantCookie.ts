/** Name of the cookie that chooses a variant; its value is the variant's name. */
export const variantCookie = 'bench_variant';
