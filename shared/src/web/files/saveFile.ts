/** Downloads a file that the browser created. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the content after the click event.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
