import { emiClassesBytes, emiUploadBytes } from '@portal/shared/domain';

/** The extensions of archives that hold a board, and of the file with classes of nets. */
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

/** Checks an archive before it is sent. The server looks at its content, and decides. */
export function boardFileProblem(file: NamedFile): FileProblem | null {
  return fileProblem(file, boardExtensions, emiUploadBytes);
}

/** Checks a file with classes of nets before it is sent. */
export function classesFileProblem(file: NamedFile): FileProblem | null {
  return fileProblem(file, classesExtensions, emiClassesBytes);
}
