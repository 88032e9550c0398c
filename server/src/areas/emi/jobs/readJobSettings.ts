import { emiSettingsSchema } from '@portal/shared/contracts';
import { readClassTable } from '@portal/emi-engine/classes/readClassTable.ts';
import type { AnalysisSettings } from '@portal/emi-engine/settings/AnalysisSettings.ts';
import type { EmiJobRecord } from './emi-jobs.queries.ts';

/** Name of the class list in messages. */
export const classesName = 'classes.csv';

/** The engine's settings, from the job's row. @throws EmiError for unreadable classes */
export async function readJobSettings({
  settings,
  classes,
}: Pick<EmiJobRecord, 'settings' | 'classes'>): Promise<AnalysisSettings> {
  const { f_max_mhz, epsilon_r, dielectric_mm, units, job } = emiSettingsSchema.parse(settings);
  return {
    ...(f_max_mhz === undefined ? {} : { maxFrequencyMhz: f_max_mhz }),
    ...(epsilon_r === undefined ? {} : { permittivity: epsilon_r }),
    ...(dielectric_mm === undefined ? {} : { dielectricMm: dielectric_mm }),
    ...(units === undefined ? {} : { units }),
    ...(job === undefined ? {} : { job }),
    ...(classes === '' ? {} : { classes: await readClassTable(Buffer.from(classes), classesName) }),
  };
}
