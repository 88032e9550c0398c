import * as z from 'zod/mini';
import { text } from '../../basics/contract/fields.ts';
import { instant } from '../../basics/contract/primitives.ts';
import { emiJobSchema } from './emiJobs.contract.ts';
import { emiSettingsSchema } from './emiUploads.contract.ts';
import {
  emiClassSources,
  emiConfidences,
  emiNetClasses,
  emiSeverities,
  emiUnits,
} from './findingTerms.ts';

// What a finished analysis shows. All of it lies below `/api/v1/demitasnx/jobs/{id}` and is for every
// member of the job's team. 404 (`not_found`) for a job that the team does not have and, except for
// the job itself, for one that has not succeeded. Places and lengths are millimetres in the
// archive's own coordinates, y upwards, seen from the top. Sentences and names of rules are in the
// reader's language; names of nets, layers and files are as the archive has them.

export {
  emiNetClasses,
  emiSeverities,
  type EmiNetClass,
  type EmiSeverity,
} from './findingTerms.ts';

const classSource = z.enum(emiClassSources);
const severity = z.enum(emiSeverities);
const netClass = z.enum(emiNetClasses);

/** Numbers of findings, suppressed ones too. */
const counts = z.object({ error: z.int(), warning: z.int(), info: z.int() });

/** Extent of a board's outline. */
const extent = z.object({ width_mm: z.number(), height_mm: z.number(), area_mm2: z.number() });

const board = z.object({
  /** Folder of the job in the archive, and the step that is the board, in lower case. */
  root_folder: z.string(),
  step: z.string(),
  outline: z.object({
    ...extent.shape,
    /** Its lower left corner. */
    x_mm: z.number(),
    y_mm: z.number(),
  }),
  /** All layers in the order of the archive's matrix; copper from the top down. */
  layers: z.array(
    z.object({
      name: z.string(),
      /** Copper with areas on 40 % of the outline is a `plane`, whatever the archive calls it. */
      kind: z.enum(['signal', 'plane', 'other']),
      /** Type as the archive says it, in lower case, like `solder_mask`. */
      type: z.string(),
      features: z.int(),
    }),
  ),
  nets: z.int(),
  parts: z.int(),
  holes: z.int(),
  features: z.int(),
});

/** Another analysis of the same project that succeeded: of a license with the same name. */
const run = z.object({
  id: z.string(),
  src_filename: z.string(),
  created_at: instant,
  /** Who asked for it, in the reader's order of names. */
  user_name: z.string(),
  rerun_of: z.nullable(z.string()),
  /** Whether it analyzed the same archive, byte by byte. */
  same_archive: z.boolean(),
  counts,
  engine_version: z.string(),
});
export type EmiRun = z.infer<typeof run>;

const choice = z.object({
  /** The failed job's settings, to which a re-run adds the choice. */
  settings: emiSettingsSchema,
  of: z.discriminatedUnion('kind', [
    /** Sizes of the board in either unit, in mm: `60.0 × 40.0`. */
    z.object({ kind: z.literal('units'), mm: z.string(), inch: z.string() }),
    /** Folders of the jobs in the archive. */
    z.object({ kind: z.literal('jobs'), jobs: z.array(z.string()) }),
  ]),
});
export type EmiChoice = z.infer<typeof choice>;

/** `GET /api/v1/demitasnx/jobs/{id}` */
export const emiResultSchema = z.object({
  job: emiJobSchema,
  /** Of a failed job that a re-run with the right unit or job mends; else null. */
  choice: z.optional(z.nullable(choice)),
  /** Null of a job that has not succeeded: `job` says whether it waits, runs or failed. */
  result: z.nullable(
    z.object({
      /** SHA-256 of the archive, in hexadecimal. */
      sha256: z.string(),
      engine_version: z.string(),
      board,
      /** The board's drawing, with its size before it is compressed; null when it is kept no more. */
      drawing: z.nullable(z.object({ bytes: z.int() })),
      /** Until then reports, drawing and archive are kept; all else stays. */
      files_end_at: instant,
      /** What the analysis went by. */
      parameters: z.array(
        z.object({
          name: z.string(),
          /** With its unit. */
          value: z.string(),
          /** Whether it was assumed because nobody said it. */
          is_assumed: z.boolean(),
          /** The rule whose threshold it is; null for what concerns all. */
          rule: z.nullable(z.string()),
        }),
      ),
      /** What was noticed while the archive was read. */
      warnings: z.array(
        z.object({
          code: z.string(),
          message: z.string(),
          /** Path inside the archive, and line from 1, as far as there is one. */
          file: z.nullable(z.string()),
          line: z.nullable(z.int()),
          times: z.int(),
        }),
      ),
      counts,
      /** All rules in their order. */
      rules: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          /** What it looks for, why that matters, and where its limits come from. */
          what: z.string(),
          why: z.string(),
          source: z.string(),
          counts,
          /** Why it could not look at the board; null where it did. */
          skipped: z.nullable(z.string()),
          /** Figures besides findings, such as resonances of planes. */
          figures: z.array(z.string()),
        }),
      ),
      /** The project's other runs, the newest first, at most 100. */
      runs: z.array(run),
      /** The run before this one: what to compare it with at first; null for the first. */
      previous_id: z.nullable(z.string()),
      /**
       * How the board differs from that of the first analysis by the same license, which is meant
       * for one project; null where it does not.
       */
      differences: z.nullable(
        z.object({
          first_id: z.string(),
          outline: z.nullable(z.object({ now: extent, first: extent })),
          /** Names of the copper layers from the top down. */
          layers: z.nullable(z.object({ now: z.array(z.string()), first: z.array(z.string()) })),
        }),
      ),
    }),
  ),
});
export type EmiResult = z.infer<typeof emiResultSchema>;

const suppression = z.object({
  reason: z.string(),
  /** Who said it, in the reader's order of names; empty when they are no longer known. */
  user_name: z.string(),
  created_at: instant,
});
export type EmiSuppression = z.infer<typeof suppression>;

export const emiFindingSchema = z.object({
  /** Its number in this job's list and reports, from 1: the surest first, then the worst. */
  no: z.int(),
  /** Names it within its job, for links; the same in a run where it lies at the same place. */
  key: z.string(),
  /** One of the rules of the result. */
  rule: z.string(),
  severity,
  /** How bad it is; heat maps add it. Absent from earlier releases. */
  score: z.optional(z.number()),
  net: z.nullable(z.string()),
  /** Others that take part, such as the neighbor of a parallel run. */
  other_nets: z.array(z.string()),
  /** Designator of the part it is about; null for none, absent from earlier releases. */
  part: z.optional(z.nullable(z.string())),
  class: netClass,
  class_source: classSource,
  /** Copper layer; null where it concerns no single one. */
  layer: z.nullable(z.string()),
  x_mm: z.number(),
  y_mm: z.number(),
  /** Polylines that show it, flat lists of x and y: the run across a gap, a guard trace, a ring. */
  paths_mm: z.array(z.array(z.number())),
  measured: z.number(),
  limit: z.number(),
  /** `count` and `ratio` are not written after a number. */
  unit: z.enum(emiUnits),
  message: z.string(),
  advice: z.string(),
  /** Where the limit comes from. */
  source: z.string(),
  suppression: z.nullable(suppression),
  confidence: z.enum(emiConfidences),
  /** Whether the team marked it as fixed; absent from earlier releases. */
  is_fixed: z.optional(z.boolean()),
  /** Name of who takes care of it; absent from earlier releases. */
  assignee: z.optional(z.nullable(z.string())),
});
export type EmiFinding = z.infer<typeof emiFindingSchema>;

/** `GET /api/v1/demitasnx/jobs/{id}/findings`: all of them, in the order of their numbers. */
export const emiFindingsSchema = z.array(emiFindingSchema);

/**
 * `GET /api/v1/demitasnx/jobs/{id}/classes`: what a re-run begins with, as the job had it, and the
 * classes of all nets of the board, in its order.
 */
export const emiClassesSchema = z.object({
  /** The CSV text as it was given; empty for none. */
  given: z.string(),
  settings: emiSettingsSchema,
  nets: z.array(z.object({ net: z.string(), class: netClass, source: classSource })),
});
export type EmiClasses = z.infer<typeof emiClassesSchema>;

export const emiChangeSchema = z.discriminatedUnion('state', [
  /** Found in this run only. */
  z.object({ state: z.literal('new'), key: z.string() }),
  /** Found in both; `was` is how the other run has it. */
  z.object({
    state: z.literal('still'),
    key: z.string(),
    was: z.object({ key: z.string(), severity, measured: z.number(), limit: z.number() }),
  }),
  /**
   * Found in the other run only: number, key and texts are of that run, places are moved along where
   * the outline of the board was moved.
   */
  z.object({ state: z.literal('gone'), finding: emiFindingSchema }),
]);
export type EmiChange = z.infer<typeof emiChangeSchema>;

/**
 * `GET /api/v1/demitasnx/jobs/{id}/compare/{other}`: every finding of this job, in the order of
 * their numbers, then those that are gone, in the other's. 404 unless both are of one project.
 */
export const emiComparisonSchema = z.array(emiChangeSchema);

/** How many characters the reason of a suppression takes at most. */
export const longestSuppressionReason = 500;

/**
 * `PUT /api/v1/demitasnx/jobs/{id}/findings/{key}/suppression`: from now on the finding counts as
 * suppressed in all runs of the project, with this reason in place of an earlier one. 422 with a
 * fault of the field `reason`; 404 for a key that the job does not have; 409 (`too_many`) when a
 * project has 2,000 of them. `DELETE` takes it back, also when there is none.
 */
export const emiSuppressionRequestSchema = z.strictObject({
  reason: text(longestSuppressionReason),
});
/** Answer of both calls: the suppression in force; null after a withdrawal. */
export const emiSuppressionAnswerSchema = z.object({ suppression: z.nullable(suppression) });
