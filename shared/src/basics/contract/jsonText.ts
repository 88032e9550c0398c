import * as z from 'zod/mini';
import { isModestJson } from '../text/isModestJson.ts';
import { parseJson } from '../text/parseJson.ts';

/** A field that the specification calls JSON text: a string that holds JSON of the given shape. */
export const jsonText = <T extends z.ZodMiniType>(shape: T, longest: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(longest)), z.transform<string, unknown>(readJson)),
    shape,
  );

/** A field that comes as JSON, or as JSON text where a form cannot hold it. */
export const jsonOrText = <T extends z.ZodMiniType>(shape: T) =>
  z.pipe(
    z.transform<z.input<T> | string, unknown>((value, payload) =>
      typeof value === 'string' ? readJson(value, payload) : value,
    ),
    shape,
  );

function readJson(text: string, { issues }: { readonly issues: unknown[] }): unknown {
  const isModest = isModestJson(text);
  const value = isModest ? parseJson(text) : undefined;
  const message = isModest ? 'is not JSON' : 'has too many keys, items or levels';
  if (value === undefined) issues.push({ code: 'custom', input: text, message });
  return value;
}
