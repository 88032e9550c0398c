import { plainCode } from '@portal/shared/domain';

/** Facts about a board that its archive lacks or has wrong. The analysis assumes missing ones. */
export interface BoardSettings {
  /** Highest relevant frequency, in MHz. */
  readonly maxFrequencyMhz?: number;
  /** Relative permittivity of all dielectrics. */
  readonly relativePermittivity?: number;
  /** Thicknesses of the dielectrics in mm, from top to bottom. */
  readonly dielectricsMm?: readonly number[];
  /** Unit of all files of the archive. */
  readonly units?: 'mm' | 'inch';
  /** Folder of the job in an archive of several. */
  readonly job?: string;
}

/** The settings as typed; empty if unknown. */
export type TypedSettings = Readonly<
  Record<'maxFrequencyMhz' | 'relativePermittivity' | 'dielectricsMm', string>
>;

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

/** Accepts full-width digits. */
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
  /** Fields with invalid text. */
  readonly wrong: readonly (keyof TypedSettings)[];
}

/** Parses the typed settings. Thicknesses are separated by commas or spaces. */
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
