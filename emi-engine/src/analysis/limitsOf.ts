import { type Rule } from '../rules/Rule.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** The thresholds in force for a rule: its defaults, overridden by the profile. */
export function limitsOf(
  { id, defaults }: Rule,
  { profile }: AnalysisSettings,
): Readonly<Record<string, number>> {
  const given = profile?.[id] ?? {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given[name] ?? value]),
  );
}
