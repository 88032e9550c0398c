/** A file that can be read in slices, unlike jsdom's. */
export function aFile(content: BlobPart, name: string, lastModified = 0): File {
  const blob = new Blob([content]);
  return Object.assign(new File([content], name, { lastModified }), {
    slice: (start?: number, end?: number) => blob.slice(start, end),
    arrayBuffer: () => blob.arrayBuffer(),
  });
}
