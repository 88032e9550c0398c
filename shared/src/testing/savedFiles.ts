/** Files that the screen hands to the person from now on; names are known at once. */
export function savedFiles(): readonly { readonly name: string; readonly content: Blob }[] {
  const contents: Blob[] = [];
  const saved: { name: string; content: Blob }[] = [];
  Object.assign(URL, {
    createObjectURL: (content: Blob) => {
      contents.push(content);
      return 'blob:saved';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.at(-1);
    if (content && this.href === 'blob:saved') saved.push({ name: this.download, content });
  });
  return saved;
}
