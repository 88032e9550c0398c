import { type BoardPart } from '../model/Parts.ts';

/** Properties whose words describe the part; others hold links, prices and places. */
const telling = /value|comment|part|desc|type|device|name|mpn|library|package|footprint|spec/i;

/** What describes a part in words: its package, its name and its describing properties. */
export function textsOf({ name, packageName, properties }: BoardPart): string[] {
  const told = [...properties].flatMap(([key, value]) => (telling.test(key) ? [value] : []));
  return [packageName, name, ...told];
}
