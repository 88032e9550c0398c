/** An upload that stopped on its way and can go on. */
export interface OpenUpload {
  /** Of the upload, and of the job that it becomes. */
  readonly id: string;
  readonly licenseId: string;
  readonly fileName: string;
  readonly totalBytes: number;
  /** Bytes that have arrived. */
  readonly sentBytes: number;
  /** When the file was changed last, in milliseconds since 1970; null when that is not known. */
  readonly fileChangedAtMs: number | null;
  /** Until when it can go on, an instant in ISO 8601. */
  readonly expiresAt: string;
}

/**
 * The upload that goes on with a file: of the same name, size and time of its last change. A file
 * that was written anew in between would make one archive of two.
 */
export function openUploadOf(
  uploads: readonly OpenUpload[],
  { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
): OpenUpload | undefined {
  return uploads.find(
    ({ fileName, totalBytes, fileChangedAtMs }) =>
      fileName === name && totalBytes === size && fileChangedAtMs === lastModified,
  );
}
