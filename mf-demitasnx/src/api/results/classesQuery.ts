import { api, queryOptions } from '@portal/shared';
import { emiClassesSchema, type EmiClasses } from '@portal/shared/contracts';
import type { RerunBasis } from '../../domain/results/Rerun.ts';
import { jobPath } from './jobPath.ts';

function presentClasses({ given, settings, nets }: EmiClasses): RerunBasis {
  return {
    given,
    settings: {
      maxFrequencyMhz: settings.f_max_mhz?.toString() ?? '',
      relativePermittivity: settings.epsilon_r?.toString() ?? '',
      dielectricsMm: settings.dielectric_mm?.join(', ') ?? '',
    },
    nets: nets.map(({ net, class: netClass, source }) => ({ net, netClass, source })),
  };
}

/** Initial values of a re-run: the job's settings and the classes of all nets. */
export function classesQuery(id: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'classes', id],
    queryFn: ({ signal }) => api.get(jobPath(id, 'classes'), emiClassesSchema, { signal }),
    select: presentClasses,
  });
}
