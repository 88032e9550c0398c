import { z } from 'zod';

/** A label with its value. */
const pair = z.tuple([z.string(), z.string()]).readonly();
export type Pair = z.infer<typeof pair>;

const cell = z.object({
  text: z.string(),
  /** Smaller, below the text. */
  detail: z.string().optional(),
});

/**
 * The complete content of a quotation, an invoice or a similar paper; `drawBusinessPaper` only lays
 * it out. Stored as JSON, it is the document of record.
 */
export const businessPaperSchema = z
  .object({
    locale: z.enum(['en', 'ja']),
    title: z.string(),
    number: z.string(),
    /** Creation date of the file. */
    dated: z.iso.date(),
    addressee: z.object({
      /** Form of address. */
      name: z.string(),
      contact: z.string(),
      /** Address or phone, smaller. */
      reach: z.string(),
    }),
    greeting: z.string(),
    /** Numbers and dates, above the issuer. */
    facts: z.array(pair).readonly(),
    issuer: z.object({ name: z.string(), lines: z.array(z.string()).readonly() }),
    /** The total, in large type. */
    amount: pair,
    conditions: z.array(pair).readonly(),
    /** Column titles: number, item, months, quantity, unit price, amount. */
    columns: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()]),
    rows: z.array(z.array(cell).readonly()).readonly(),
    sums: z.array(pair).readonly(),
    total: pair,
    taxTitle: z.string(),
    /** Base and tax per rate. */
    taxes: z.array(pair).readonly(),
    remarksTitle: z.string(),
    remarks: z.array(z.string()).readonly(),
  })
  .readonly();
export type BusinessPaper = z.infer<typeof businessPaperSchema>;
