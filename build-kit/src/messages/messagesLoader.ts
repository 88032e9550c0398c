import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * webpack loader: parses the messages of a flat catalog of ICU texts. Texts without placeholders
 * stay texts. Invalid ICU fails the build with the message's id.
 */
export default function messagesLoader(source: string): string {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- catalogs are flat; `parse` below refuses anything but text
  const catalog = JSON.parse(source) as Record<string, string>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(catalog).map(([id, text]) => [id, parsed(id, text)])),
  );
}

function parsed(id: string, text: string) {
  try {
    const message = parse(text, { captureLocation: false });
    const [only, ...more] = message;
    const isPlain = only?.type === TYPE.literal && more.length === 0 && !only.value.includes("'{");
    return isPlain ? only.value : message;
  } catch (cause) {
    throw new Error(`The message ${id} is not valid ICU: ${text}`, { cause });
  }
}
