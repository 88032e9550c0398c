/** Hands a file that was made in the browser to the person, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the content only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
