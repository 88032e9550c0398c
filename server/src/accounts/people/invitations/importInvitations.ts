import {
  invitationRequestSchema,
  type InvitationFault,
  type invitationImportAnswerSchema,
  type invitationImportSchema,
} from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { InvalidError, TooManyError } from '../../../platform/errors.ts';
import { printedFields, unprintable } from '../../../platform/http/printedFields.ts';
import type { Author } from '../../directory/Author.ts';
import { invite, knownAddresses, type InviteDeps } from './invite.ts';
import { readInvitationLines, type InvitationLine } from './readInvitationLines.ts';

/**
 * Invites everybody in a CSV text, line by line, and skips lines with a fault. A dry run says what
 * would happen to each line.
 * @throws InvalidError `csv` when there is no line in it or too many
 */
export async function importInvitations(
  deps: InviteDeps,
  author: Author,
  { csv, locale, dry_run }: z.infer<typeof invitationImportSchema>,
): Promise<z.infer<typeof invitationImportAnswerSchema>> {
  const lines = readInvitationLines(csv, locale);
  if (lines.length === 0) throw new InvalidError({ csv: 'required' });
  const known = await knownAddresses(deps.db, author.viewer.team.id);
  const answered = [];
  for (const each of lines) {
    const { request, ...line } = each;
    const fault =
      line.fault ??
      (await printFault(line)) ??
      known.get(line.email.toLowerCase()) ??
      (dry_run ? null : await inviteLine(deps, author, each));
    answered.push({ ...line, fault });
  }
  return { lines: answered };
}

const printedNames = printedFields(invitationRequestSchema);

async function printFault(line: object): Promise<InvitationFault | null> {
  return (await unprintable(printedNames, line)).size > 0 ? 'not_printable' : null;
}

async function inviteLine(
  deps: InviteDeps,
  author: Author,
  { request }: InvitationLine,
): Promise<InvitationFault | null> {
  if (!request) return null;
  try {
    await invite(deps, author, request);
    return null;
  } catch (error) {
    if (error instanceof TooManyError) return 'too_many';
    // They were invited after the lines were compared.
    if (error instanceof InvalidError) return 'already_invited';
    throw error;
  }
}
