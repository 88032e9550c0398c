import type { EmiChoice } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import { z } from 'zod';
import { describeProblem } from '@portal/emi-engine/problems/describeProblem.ts';
import type { ProblemCode } from '@portal/emi-engine/problems/Problem.ts';
import { sentences } from '@portal/emi-engine/problems/sentences.ts';

/** Failure reasons of the portal, besides those of the engine. */
const ownSentences = {
  killed: {
    en: 'The analysis needed more memory or time than one board may take, twice.',
    ja: '解析に必要なメモリまたは時間が上限を2回超えました。',
  },
  internal: {
    en: 'The analysis ended with a fault of ours. We have been told; please try again later.',
    ja: 'システムの不具合により解析を完了できませんでした。しばらくしてから、もう一度お試しください。',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

const isEngineCode = (code: string): code is ProblemCode => Object.hasOwn(sentences, code);
const isOwnCode = (code: string): code is keyof typeof ownSentences =>
  Object.hasOwn(ownSentences, code);

/** The stored failure reason of a job: a problem of the engine or a reason of the portal. */
const emiJobErrorSchema = z.object({
  code: z.string().refine((code) => isEngineCode(code) || isOwnCode(code)),
  file: z.string().optional(),
  line: z.number().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type EmiJobError = z.infer<typeof emiJobErrorSchema>;

/** What a re-run after a failure has to state; null if that cannot mend it. */
export function choiceAfter(stored: unknown): EmiChoice['of'] | null {
  const { code, values = {} } = emiJobErrorSchema.safeParse(stored).data ?? {};
  const text = (name: string) => String(values[name] ?? '');
  if (code === 'units') return { kind: code, mm: text('mm'), inch: text('inch') };
  if (code === 'jobs' || code === 'job-unknown')
    return { kind: 'jobs', jobs: text('jobs').split(', ') };
  return null;
}

/** Describes the failure of a job in one sentence. @param stored the column of its row */
export function describeEmiJobError(stored: unknown, locale: Locale): string {
  const { success, data } = emiJobErrorSchema.safeParse(stored);
  // After a rollback, this release may not know a reason written by a later one.
  if (!success) return ownSentences.internal[locale];
  const { code, file, line, values } = data;
  if (!isEngineCode(code)) return isOwnCode(code) ? ownSentences[code][locale] : '';
  return describeProblem(
    {
      code,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line }),
      ...(values === undefined ? {} : { values }),
    },
    locale,
  );
}
