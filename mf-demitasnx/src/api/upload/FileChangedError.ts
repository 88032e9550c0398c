/**
 * The file was changed, moved or removed since it was chosen. Browsers do not read a replaced file.
 */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Whether a file is unchanged since it was chosen. */
export async function isUnchanged(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
