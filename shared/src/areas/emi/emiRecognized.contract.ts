import * as z from 'zod/mini';
import { instant } from '../../basics/contract/primitives.ts';
import { emiClassSources, emiNetClasses, emiPartRoles } from './findingTerms.ts';

// What a finished analysis relied on, and its corrections. Access and refusals are those of its
// findings.

const source = z.enum(emiClassSources);

/** Why a role or class was assigned, in sentences of the reader's language. */
const why = z.array(z.string());

/** Who corrected, in the reader's order of names; empty when they are no longer known. */
const author = { user_name: z.string(), created_at: instant };

export const emiPartSchema = z.object({
  /** Its designator. */
  part: z.string(),
  role: z.enum(emiPartRoles),
  source,
  /** From 0 to 1: how far the evidence for the role leads. */
  confidence: z.number(),
  why,
  /** The project's current correction, on which this analysis need not have relied. */
  correction: z.nullable(z.object({ role: z.enum(emiPartRoles), ...author })),
});
export type EmiPart = z.infer<typeof emiPartSchema>;

/**
 * `GET /api/v1/demitasnx/jobs/{id}/parts`: the roles on which the analysis relied, in the board's
 * order. 404 for an analysis by a release that did not keep them.
 */
export const emiPartsSchema = z.array(emiPartSchema);

export const emiNetSchema = z.object({
  net: z.string(),
  class: z.enum(emiNetClasses),
  source,
  why,
  correction: z.nullable(z.object({ class: z.enum(emiNetClasses), ...author })),
});
export type EmiNet = z.infer<typeof emiNetSchema>;

/** `GET /api/v1/demitasnx/jobs/{id}/nets`: likewise the classes of nets. */
export const emiNetsSchema = z.array(emiNetSchema);

const names = z.optional(z.array(z.string()).check(z.maxLength(1000)));

/**
 * `PUT /api/v1/demitasnx/jobs/{id}/corrections`: roles and classes that count in all later runs of
 * the project, in place of recognized ones and those of uploaded lists. Up to 20,000 a project.
 */
export const emiCorrectionsRequestSchema = z.strictObject({
  /** CSV texts `part,role` and `net,class`, which add to earlier corrections. */
  roles: z.optional(z.string()),
  classes: z.optional(z.string()),
  /** Designators and names of nets whose corrections end. */
  withdrawn: z.optional(z.strictObject({ parts: names, nets: names })),
});
export type EmiCorrectionsRequest = z.infer<typeof emiCorrectionsRequestSchema>;

/** Its answer, with status 200: the author, or `invalid` with a sentence that names the line. */
export const emiCorrectionsAnswerSchema = z.union([
  z.object({ error: z.literal(false), ...author }),
  z.object({ error: z.literal(true), code: z.string(), message: z.string() }),
]);
export type EmiCorrectionsAnswer = z.infer<typeof emiCorrectionsAnswerSchema>;
