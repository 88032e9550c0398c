import { api, queryOptions } from '@portal/shared';
import { emiClassesSchema, type EmiClasses } from '@portal/shared/contracts';
import type { RerunBasis } from '../../domain/results/Rerun.ts';
import { jobPath } from './jobPath.ts';

function presentClasses({ given, settings }: EmiClasses): RerunBasis {
  return {
    given,
    settings: {
      maxFrequencyMhz: settings.f_max_mhz?.toString() ?? '',
      relativePermittivity: settings.epsilon_r?.toString() ?? '',
      dielectricsMm: settings.dielectric_mm?.join(', ') ?? '',
    },
    kept: {
      ...(settings.units && { units: settings.units }),
      ...(settings.job !== undefined && { job: settings.job }),
    },
  };
}

/** Initial values of a re-run: the job's list of classes and settings. */
export function classesQuery(id: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'classes', id],
    queryFn: ({ signal }) => api.get(jobPath(id, 'classes'), emiClassesSchema, { signal }),
    select: presentClasses,
  });
}
