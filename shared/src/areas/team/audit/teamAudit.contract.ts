import * as z from 'zod/mini';
import { auditKinds } from './auditActions.ts';
import { searchText } from '../../../basics/contract/listQuery.ts';
import { instant } from '../../../basics/contract/primitives.ts';

/** Which acts of a team: all of them, but for what is said here. Days are those of Tokyo. */
const teamAuditFilter = {
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  about: z.optional(z.enum(auditKinds)),
  /** Id of who acted. */
  person: z.optional(z.string().check(z.maxLength(60))),
  q: searchText,
};

/** `GET /api/audit.csv`: the same acts as a file, all of them. */
export const teamAuditFileQuerySchema = z.object(teamAuditFilter);
/** `GET /api/audit`: the newest 100; `before` asks for those before an act. */
export const teamAuditQuerySchema = z.object({
  ...teamAuditFilter,
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

const name = { last_name: z.string(), first_name: z.string() };

const actSchema = z.object({
  id: z.int(),
  at: instant,
  /** Who acted; a person without names is no longer known. */
  actor: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), ...name }),
    z.object({ kind: z.literal('former') }),
    /** The vendor's staff. */
    z.object({ kind: z.literal('operator') }),
    z.object({ kind: z.literal('system') }),
  ]),
  /** A key of `teamActions`; a newer server may have more. */
  action: z.string(),
  /** What was acted upon, as people know it: a number, a file, a computer, a mail address. */
  object: z.nullable(z.string()),
  /** Whom the act was about, where that is not who acted. */
  person: z.nullable(z.object(name)),
  /** Network address that the act came from. */
  ip: z.nullable(z.string()),
});

export const teamAuditSchema = z.object({
  acts: z.array(actSchema),
  /** `before` of the following page; null on the last one. */
  next: z.nullable(z.int()),
  /** Who is in the team, to choose from. */
  people: z.array(z.object({ id: z.string(), ...name })),
});
export type TeamAudit = z.infer<typeof teamAuditSchema>;
export type TeamAct = TeamAudit['acts'][number];
export type TeamAuditFilter = z.infer<typeof teamAuditFileQuerySchema>;
