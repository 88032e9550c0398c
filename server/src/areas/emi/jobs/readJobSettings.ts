import { emiSettingsSchema } from '@portal/shared/contracts';
import type { AnalysisSettings } from '@portal/emi-engine/settings/AnalysisSettings.ts';
import type { EmiJobRecord } from './emi-jobs.queries.ts';
import { readJobLists } from './jobLists.ts';

/** The engine's settings, from the job's row. @throws EmiError for unreadable lists */
export async function readJobSettings({
  settings,
  ...lists
}: Pick<EmiJobRecord, 'settings' | 'classes' | 'roles'>): Promise<AnalysisSettings> {
  const { f_max_mhz, epsilon_r, dielectric_mm, units, job } = emiSettingsSchema.parse(settings);
  return {
    ...(f_max_mhz === undefined ? {} : { maxFrequencyMhz: f_max_mhz }),
    ...(epsilon_r === undefined ? {} : { permittivity: epsilon_r }),
    ...(dielectric_mm === undefined ? {} : { dielectricMm: dielectric_mm }),
    ...(units === undefined ? {} : { units }),
    ...(job === undefined ? {} : { job }),
    ...(await readJobLists(lists)),
  };
}
