import { z } from 'zod';

/** A name and what belongs to it. */
const pair = z.tuple([z.string(), z.string()]).readonly();
export type Pair = z.infer<typeof pair>;

const cell = z.object({
  text: z.string(),
  /** Smaller, below the text. */
  detail: z.string().optional(),
});

/**
 * Everything that stands on a quotation, an invoice and their like, in words: `drawBusinessPaper` only
 * says where. Kept as JSON, it is the document.
 */
export const businessPaperSchema = z
  .object({
    locale: z.enum(['en', 'ja']),
    title: z.string(),
    number: z.string(),
    /** The day that the file bears. */
    dated: z.iso.date(),
    addressee: z.object({
      /** As it is addressed. */
      name: z.string(),
      contact: z.string(),
      /** Address or phone, smaller. */
      reach: z.string(),
    }),
    greeting: z.string(),
    /** Numbers and days, above the issuer. */
    facts: z.array(pair).readonly(),
    issuer: z.object({ name: z.string(), lines: z.array(z.string()).readonly() }),
    /** What it is all about, large. */
    amount: pair,
    conditions: z.array(pair).readonly(),
    /** Titles: number, item, months, quantity, unit price, amount. */
    columns: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()]),
    rows: z.array(z.array(cell).readonly()).readonly(),
    sums: z.array(pair).readonly(),
    total: pair,
    taxTitle: z.string(),
    /** Base and tax of each rate. */
    taxes: z.array(pair).readonly(),
    remarksTitle: z.string(),
    remarks: z.array(z.string()).readonly(),
  })
  .readonly();
export type BusinessPaper = z.infer<typeof businessPaperSchema>;
