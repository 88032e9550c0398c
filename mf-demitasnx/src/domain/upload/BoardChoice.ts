import { boardFileProblem, classesFileProblem } from './boardFileProblem.ts';
import {
  noSettings,
  readBoardSettings,
  type BoardSettings,
  type TypedSettings,
} from './BoardSettings.ts';
import type { EmiLicense } from '../licenses/EmiLicense.ts';

/** The input of the upload form. */
export interface BoardChoice {
  readonly licenseId: string;
  readonly file: File | null;
  /** A CSV file with classes of nets. */
  readonly classes: File | null;
  readonly settings: TypedSettings;
  readonly isAgreed: boolean;
}

/** A board with everything that its analysis needs. */
export interface BoardUpload {
  readonly licenseId: string;
  readonly file: File;
  readonly classes: File | null;
  readonly settings: BoardSettings;
}

export type MissingChoice = 'license' | 'file' | 'settings' | 'agreement';

/** Preselects the only license. */
export function firstChoice(licenses: readonly EmiLicense[]): BoardChoice {
  const [first, second] = licenses;
  return {
    licenseId: first !== undefined && second === undefined ? first.id : '',
    file: null,
    classes: null,
    settings: noSettings,
    isAgreed: false,
  };
}

/** Builds the upload of a choice, or returns the first missing part in form order. */
export function toUpload(
  { licenseId, file, classes, settings: typed, isAgreed }: BoardChoice,
  licenses: readonly EmiLicense[],
): BoardUpload | MissingChoice {
  const { settings, wrong } = readBoardSettings(typed);
  if (!licenses.some(({ id }) => id === licenseId)) return 'license';
  if (file === null || boardFileProblem(file) !== null) return 'file';
  if (wrong.length > 0 || (classes !== null && classesFileProblem(classes) !== null)) {
    return 'settings';
  }
  return isAgreed ? { licenseId, file, classes, settings } : 'agreement';
}
