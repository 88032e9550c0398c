import * as z from 'zod/mini';

interface FileErrors {
  /** Text for a form without a chosen file. */
  readonly missing: string;
  readonly wrongExtension: string;
}

/**
 * The schema of a file field.
 *
 * @param extension Lower case, with its dot: `.lir`.
 * @param errors Texts in the reader's language.
 */
export function fileWith(extension: string, { missing, wrongExtension }: FileErrors) {
  return z
    .custom<File>((value) => value instanceof File, missing)
    .check(
      z.refine(
        (file) => !(file instanceof File) || file.name.toLowerCase().endsWith(extension),
        wrongExtension,
      ),
    );
}
