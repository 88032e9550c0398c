import type { RuleId } from '../findings/RuleId.ts';
import { EmiError } from '../problems/EmiError.ts';
import { rules } from '../rules/rules.ts';
import type { AnalysisSettings } from '../settings/AnalysisSettings.ts';
import type { Rule } from '../rules/Rule.ts';

type Profile = NonNullable<AnalysisSettings['profile']>;

/**
 * Reads a JSON file of thresholds that override the defaults: `{"R1": {"wavelengthShare": 0.1}}`.
 *
 * @param file file name for messages
 * @throws EmiError naming the first unknown rule, unknown threshold or value that is no number
 */
export function readProfile(text: string, file: string): Profile {
  const profile: Partial<Record<RuleId, Readonly<Record<string, number>>>> = {};
  for (const [id, given] of Object.entries(objectOf(parse(text), file))) {
    const rule = rules.find((each) => each.id === id);
    if (!rule) {
      const values = { rule: id, rules: rules.map((each) => each.id).join(', ') };
      throw new EmiError({ code: 'profile-rule', file, values });
    }
    const limits: Record<string, number> = {};
    for (const [name, value] of Object.entries(objectOf(given, file))) {
      if (!Object.hasOwn(rule.defaults, name)) {
        const values = { rule: id, name, names: Object.keys(rule.defaults).join(', ') };
        throw new EmiError({ code: 'profile-limit', file, values });
      }
      if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
        throw new EmiError({ code: 'profile-value', file, values: { rule: id, name } });
      limits[name] = value;
    }
    profile[rule.id] = limits;
  }
  return profile;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown, file: string): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EmiError({ code: 'profile-json', file });
  return value;
}

/** The thresholds in force for a rule: its defaults, overridden by the profile. */
export function resolveLimits(
  { id, defaults }: Rule,
  { profile }: AnalysisSettings,
): Readonly<Record<string, number>> {
  const given = profile?.[id] ?? {};
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, given[name] ?? value]),
  );
}
