import { type Rule } from '../rules/Rule.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** The thresholds of a rule that are in force: its own, and those of the profile in their place. */
export function limitsOf(
  { id, defaults }: Rule,
  { profile }: AnalysisSettings,
): Readonly<Record<string, number>> {
  const given = profile?.[id] ?? {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given[name] ?? value]),
  );
}
