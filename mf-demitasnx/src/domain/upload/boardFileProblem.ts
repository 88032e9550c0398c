import { emiClassesBytes, emiUploadBytes } from '@portal/shared/domain';

/** Extensions of board archives, and of the file with net classes. */
export const boardExtensions = ['.tgz', '.zip'] as const;
export const classesExtensions = ['.csv'] as const;

/** Why a chosen file cannot be uploaded. */
export type FileProblem = 'wrong_extension' | 'empty' | 'too_large';

type NamedFile = Pick<File, 'name' | 'size'>;

function fileProblem(
  { name, size }: NamedFile,
  extensions: readonly string[],
  limitBytes: number,
): FileProblem | null {
  const lowerName = name.toLowerCase();
  if (!extensions.some((extension) => lowerName.endsWith(extension))) return 'wrong_extension';
  if (size === 0) return 'empty';
  return size > limitBytes ? 'too_large' : null;
}

/** Validates an archive before the upload. The server decides by its content. */
export function boardFileProblem(file: NamedFile): FileProblem | null {
  return fileProblem(file, boardExtensions, emiUploadBytes);
}

/** Validates a file with net classes before the upload. */
export function classesFileProblem(file: NamedFile): FileProblem | null {
  return fileProblem(file, classesExtensions, emiClassesBytes);
}
