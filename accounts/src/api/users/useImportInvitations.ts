import { api, useMutation, useQueryClient, type Locale } from '@portal/shared';
import {
  invitationImportAnswerSchema,
  mostInvitationLines,
  type InvitationFault,
} from '@portal/shared/contracts';
import type { GrantedRole } from '@portal/shared/domain';
import { readTextFile } from '@portal/shared/overlays';
import { usersQuery } from './usersQuery.ts';

/** The most lines that a file may have. */
export const mostLines = mostInvitationLines;

/** What becomes, or became, of a line of the file. */
export interface ImportedLine {
  readonly line: number;
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  /** `null`: a word that is no role. */
  readonly role: GrantedRole | null;
  /** Why it is left out; `null`: invited. */
  readonly fault: InvitationFault | null;
}

interface Import {
  /** CSV in UTF-8, UTF-16 with a byte order mark, or Shift_JIS. */
  readonly file: File;
  readonly locale: Locale;
  /** Whether nothing is sent: only what would become of each line is said. */
  readonly isDryRun: boolean;
}

/** Invites everybody in a CSV file, or tries it. */
export function useImportInvitations() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, locale, isDryRun }: Import): Promise<readonly ImportedLine[]> => {
      const csv = await readTextFile(file);
      const { lines } = await api.post(
        '/api/invitations/import',
        { json: { csv, locale, dry_run: isDryRun } },
        invitationImportAnswerSchema,
      );
      return lines.map(({ last_name, first_name, ...line }) => ({
        ...line,
        lastName: last_name,
        firstName: first_name,
      }));
    },
    onSuccess: async (_lines, { isDryRun }) => {
      if (!isDryRun) await queries.invalidateQueries({ queryKey: usersQuery().queryKey });
    },
  });
}
