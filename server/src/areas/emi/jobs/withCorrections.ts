import { emiPartRoles } from '@portal/shared/domain';
import { netClasses } from '@portal/emi-engine/findings/NetClass.ts';
import type { AnalysisSettings } from '@portal/emi-engine/settings/AnalysisSettings.ts';
import type { CorrectionRecord } from './corrections.queries.ts';

/**
 * The settings of a job with the corrections of its project, which override its lists. A listed
 * frequency stays if the class does.
 */
export function withCorrections(
  settings: AnalysisSettings,
  corrections: readonly Pick<CorrectionRecord, 'kind' | 'name' | 'value'>[],
): AnalysisSettings {
  if (corrections.length === 0) return settings;
  const roles = new Map(settings.roles);
  const classes = new Map(settings.classes);
  for (const { kind, name, value } of corrections) {
    const role = emiPartRoles.find((one) => one === value);
    const netClass = netClasses.find((one) => one === value);
    if (kind === 'part' && role) roles.set(name, { role });
    if (kind === 'net' && netClass && classes.get(name)?.netClass !== netClass)
      classes.set(name, { netClass });
  }
  return { ...settings, roles, classes };
}
