/**
 * The instructions of a Containerfile in order: `{ name: 'RUN', text: 'groupadd …' }`. Joins lines
 * that end with a backslash and skips comments.
 */
export function readContainerfile(text) {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\S+)\s+(.*)$/.exec(line);
      return { name, text: rest.trim() };
    });
}
