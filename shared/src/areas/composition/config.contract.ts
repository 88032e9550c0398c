import * as z from 'zod/mini';

const coded = z.object({
  code: z.int(),
  key: z.string(),
  name_en: z.string(),
  name_ja: z.string(),
});

/** Prices in major units without tax: yen for JP, dollars otherwise. */
const productPrices = z.object({
  price1: z.number(),
  price12: z.number(),
  dollar1: z.number(),
  dollar12: z.number(),
});

/**
 * Outside addresses by name; one that is not configured is absent and its link is not shown. Open,
 * so that a remote can have links which the shell on the page has never heard of.
 */
const links = z.record(z.string(), z.string());

/** `GET /api/config/` */
export const configSchema = z.object({
  product: z.string(),
  mode: z.string(),
  services: z.object({ accounts: z.string(), manager: z.string() }),
  accounts: z.object({
    editions: z.array(coded),
    roles: z.array(coded),
    /** Account pages that exist, by path; the menu links to no other. */
    pages: z.array(z.string()),
  }),
  prices: z.object({ cd: productPrices, pd: productPrices }),
  discounts: z.object({
    /** `[from sets, percent]`, ascending. */
    volume: z.array(z.tuple([z.int(), z.number()])),
    /** `[from year of use, percent]`, ascending. */
    duration: z.array(z.tuple([z.int(), z.number()])),
  }),
  links,
  /** Version of the registry of remotes; it changes when a release is published or withdrawn. */
  registry: z.string(),
  /** Set for the vendor's staff. */
  staff: z.optional(z.boolean()),
});

export type Config = z.infer<typeof configSchema>;
