/** An interrupted upload that can be resumed. */
export interface OpenUpload {
  /** Id of the upload and of its later job. */
  readonly id: string;
  readonly licenseId: string;
  readonly fileName: string;
  readonly totalBytes: number;
  /** Bytes that have arrived. */
  readonly sentBytes: number;
  /** Last change of the file, in milliseconds since the epoch; null when unknown. */
  readonly fileChangedAtMs: number | null;
  /** When it expires, an instant in ISO 8601. */
  readonly expiresAt: string;
}

/**
 * Finds the upload that a file resumes: same name, size and last change. A file rewritten in
 * between would corrupt the archive.
 */
export function findOpenUpload(
  uploads: readonly OpenUpload[],
  { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
): OpenUpload | undefined {
  return uploads.find(
    ({ fileName, totalBytes, fileChangedAtMs }) =>
      fileName === name && totalBytes === size && fileChangedAtMs === lastModified,
  );
}
