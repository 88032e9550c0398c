import { emiClassSources, emiConfidences, emiSeverities, emiUnits } from '@portal/shared/domain';
import { z } from 'zod';
import { netClasses } from '@portal/emi-engine/findings/NetClass.ts';
import { ruleIds } from '@portal/emi-engine/findings/RuleId.ts';
import type { JobFinding, JobFindings } from '@portal/emi-engine/findings/JobSummary.ts';

const netClass = z.enum(netClasses);
const classSource = z.enum(emiClassSources);
const said = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Findings in the format of `analysis.json`. */
export const storedFindingsSchema: z.ZodType<JobFinding[]> = z.array(
  z.object({
    ...{ rule: z.enum(ruleIds), severity: z.enum(emiSeverities), score: z.number() },
    ...{ net: z.nullable(z.string()), otherNets: z.array(z.string()), netClass, classSource },
    ...{ layer: z.nullable(z.string()), xMm: z.number(), yMm: z.number() },
    ...{ measured: z.number(), limit: z.number() },
    unit: z.enum(emiUnits),
    ...{ message: said, advice: said, source: z.string() },
    pathsMm: z.array(z.array(z.number())),
    // Earlier releases did not rate it.
    confidence: z.enum(emiConfidences).default('likely'),
  }),
);

/** Nets with their classes, likewise. */
export const storedNetsSchema: z.ZodType<JobFindings['nets'][number][]> = z.array(
  z.object({ name: z.string(), netClass, source: classSource }),
);

/** Both in one line, as earlier releases wrote them. */
export const storedAnalysisSchema = z.object({
  findings: storedFindingsSchema,
  nets: storedNetsSchema,
});
