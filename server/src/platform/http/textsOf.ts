import { $ZodString, $ZodType } from 'zod/v4/core';

/** A text of a request. */
export interface SchemaText {
  /** Dotted path of its field. */
  readonly path: string;
  readonly text: $ZodString;
}

/** All texts in a schema, at any depth. */
export function textsOf(schema: unknown, path = ''): readonly SchemaText[] {
  if (schema instanceof $ZodString) return [{ path, text: schema }];
  if (!(schema instanceof $ZodType)) return [];
  return Object.entries(schema._zod.def).flatMap(([key, part]: [string, unknown]) => {
    if (Array.isArray(part)) return part.flatMap((each) => textsOf(each, path));
    if (key !== 'shape' || typeof part !== 'object' || part === null) return textsOf(part, path);
    return Object.entries(part).flatMap(([name, each]) =>
      textsOf(each, path === '' ? name : `${path}.${name}`),
    );
  });
}
