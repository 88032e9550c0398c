import { plainCode } from '@portal/shared/domain';

/** What is known of a board beyond its archive; the analysis assumes what is missing. */
export interface BoardSettings {
  /** Highest frequency that matters, in MHz. */
  readonly maxFrequencyMhz?: number;
  /** Relative permittivity of all dielectrics. */
  readonly relativePermittivity?: number;
  /** Thickness in mm of the dielectrics, from the top down. */
  readonly dielectricsMm?: readonly number[];
}

/** The same as it is typed; empty for what is not known. */
export type TypedSettings = Readonly<Record<keyof BoardSettings, string>>;

/** Limits of the upload call. */
const limits = {
  maxFrequencyMhz: { from: 1, to: 100_000 },
  relativePermittivity: { from: 1, to: 100 },
  dielectricMm: { from: Number.MIN_VALUE, to: 20 },
  mostDielectrics: 63,
} as const;

export const noSettings: TypedSettings = {
  maxFrequencyMhz: '',
  relativePermittivity: '',
  dielectricsMm: '',
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Full-width digits count as digits. */
function numberIn(text: string, { from, to }: Range): number | null {
  const plain = plainCode(text);
  const value = plain === '' ? Number.NaN : Number(plain);
  return value >= from && value <= to ? value : null;
}

function numbersIn(text: string): readonly number[] | null {
  const parts = plainCode(text)
    .split(/[\s,;、]+/u)
    .filter((part) => part !== '');
  const values = parts.flatMap((part) => numberIn(part, limits.dielectricMm) ?? []);
  return values.length === parts.length && values.length <= limits.mostDielectrics ? values : null;
}

interface ReadSettings {
  readonly settings: BoardSettings;
  /** The fields whose text is not what they are for. */
  readonly wrong: readonly (keyof BoardSettings)[];
}

/** Reads the typed settings. Thicknesses are separated by commas or spaces. */
export function readBoardSettings(typed: TypedSettings): ReadSettings {
  const read = {
    maxFrequencyMhz: numberIn(typed.maxFrequencyMhz, limits.maxFrequencyMhz),
    relativePermittivity: numberIn(typed.relativePermittivity, limits.relativePermittivity),
    dielectricsMm: numbersIn(typed.dielectricsMm),
  };
  const names = ['maxFrequencyMhz', 'relativePermittivity', 'dielectricsMm'] as const;
  const filled = names.filter((name) => typed[name].trim() !== '');
  return {
    settings: Object.fromEntries(
      filled.flatMap((name) => (read[name] === null ? [] : [[name, read[name]]])),
    ),
    wrong: filled.filter((name) => read[name] === null),
  };
}
