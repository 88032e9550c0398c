import { emiClassesBytes, type Locale } from '@portal/shared/domain';
import { readClassTable } from '@portal/emi-engine/classes/readClassTable.ts';
import { readRoleTable } from '@portal/emi-engine/parts/readRoleTable.ts';
import { EmiError } from '@portal/emi-engine/problems/EmiError.ts';
import { describeProblem } from '@portal/emi-engine/problems/describeProblem.ts';
import type { AnalysisSettings } from '@portal/emi-engine/settings/AnalysisSettings.ts';
import { emiJobTexts } from './emiJobTexts.ts';

/** The lists of a job as CSV text, `net,class` and `part,role`; empty for none. */
export interface JobLists {
  readonly classes: string;
  readonly roles: string;
}

/** Longest JSON body with both lists, whose quotes and line ends take two bytes each. */
export const listsBytes = 4 * emiClassesBytes + 1024;

/** Those of them that are given. */
export type GivenLists = { readonly [List in keyof JobLists]?: string | undefined };

/** Parses the lists of a job. @throws EmiError naming the line of the first fault */
export async function readJobLists({
  classes = '',
  roles = '',
}: GivenLists): Promise<Pick<AnalysisSettings, keyof JobLists>> {
  return {
    ...(classes !== '' && { classes: await readClassTable(Buffer.from(classes), 'classes.csv') }),
    ...(roles !== '' && { roles: await readRoleTable(Buffer.from(roles), 'roles.csv') }),
  };
}

/** A list that cannot be used, and why in a sentence. */
export interface ListFault {
  readonly list: keyof JobLists;
  readonly sentence: string;
}

/** The first fault of lists; undefined if they are valid. */
export async function listFaultOf(
  lists: GivenLists,
  locale: Locale,
): Promise<ListFault | undefined> {
  for (const list of ['classes', 'roles'] as const) {
    const { [list]: text = '' } = lists;
    if (Buffer.byteLength(text) > emiClassesBytes)
      return { list, sentence: emiJobTexts[locale].tooLarge[list] };
    try {
      await readJobLists({ [list]: text });
    } catch (error) {
      if (!(error instanceof EmiError)) throw error;
      return { list, sentence: describeProblem(error.problem, locale) };
    }
  }
  return undefined;
}
