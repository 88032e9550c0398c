/** A file was changed, moved or removed since it was chosen; a browser reads no other in its place. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Whether a file is still there as it was chosen. */
export async function isUnchanged(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
