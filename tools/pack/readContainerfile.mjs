/**
 * The instructions of a Containerfile in their order: `{ name: 'RUN', text: 'groupadd …' }`.
 * Lines that end with a backslash go on; comments are left out.
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
