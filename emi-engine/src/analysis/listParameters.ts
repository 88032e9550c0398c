import { type Analysis } from '../findings/Analysis.ts';
import { say } from '../findings/say.ts';
import { nmOfMm } from '../model/lengths.ts';
import { type BoardView } from '../rules/BoardView.ts';
import { type Rule } from '../rules/Rule.ts';
import { effectivePermittivity } from '../rules/waves.ts';
import { resolveLimits } from './readProfile.ts';

type Parameter = Analysis['parameters'][number];

/** Lists the parameters of the analysis and marks those that were assumed. */
export function listParameters(
  { board, settings, maxFrequencyMhz }: BoardView,
  rules: readonly Rule[],
): Parameter[] {
  const { dielectrics } = board.stackup;
  return [
    {
      name: say('parameter.maxFrequency'),
      value: `${maxFrequencyMhz} MHz`,
      isAssumed: settings.maxFrequencyMhz === undefined,
      isDefault: false,
    },
    ...dielectrics.map(({ thickness }, index) => ({
      name: say('parameter.thickness', { number: index + 1 }),
      value: `${(thickness.value / nmOfMm).toFixed(3)} mm`,
      isAssumed: thickness.isAssumed,
      isDefault: false,
    })),
    ...dielectrics.map(({ permittivity }, index) => ({
      name: say('parameter.permittivity', { number: index + 1 }),
      value: String(plain(permittivity.value)),
      isAssumed: permittivity.isAssumed,
      isDefault: false,
    })),
    {
      name: say('parameter.effectivePermittivity'),
      value: effectivePermittivity(board).toFixed(2),
      isAssumed: dielectrics.some(({ permittivity }) => permittivity.isAssumed),
      isDefault: false,
    },
    ...rules.flatMap((rule) =>
      Object.entries(resolveLimits(rule, settings)).map(([name, value]) => ({
        name: say('parameter.limit', { rule: rule.id, name }),
        value: withUnit(name, value),
        isAssumed: false,
        isDefault: value === rule.defaults[name],
      })),
    ),
  ];
}

/** Formats a threshold with the unit that ends its name. */
function withUnit(name: string, value: number): string {
  if (/(?:Share|Coverage)$/.test(name)) return `${plain(value * 100)} %`;
  if (name.endsWith('Mm2')) return `${plain(value)} mm²`;
  return name.endsWith('Mm') ? `${plain(value)} mm` : String(plain(value));
}

function plain(value: number): number {
  return Math.round(value * 1000) / 1000;
}
