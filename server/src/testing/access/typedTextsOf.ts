import { asTyped } from '@portal/shared/contracts';
import { plainCode, tidyText } from '@portal/shared/domain';
import { $ZodCheckOverwrite, $ZodCheckStringFormat, $ZodString, $ZodType } from 'zod/v4/core';

/** A text of a request. */
export interface TypedText {
  /** Names of the fields that lead to it. */
  readonly path: string;
  /** How it is read (`contracts/fields.ts`); `shape`: only what a program has written can pass. */
  readonly reading: 'name' | 'code' | 'secret' | 'shape' | undefined;
}

/** Something of everything that a reading changes. */
const typed = '\u3000Ａ１−\u200bｶﾞ が ';

/** All texts in a schema, however deep. */
export function typedTextsOf(schema: unknown, path = ''): readonly TypedText[] {
  if (schema instanceof $ZodString) return [{ path, reading: readingOf(schema) }];
  if (!(schema instanceof $ZodType)) return [];
  return Object.entries(schema._zod.def).flatMap(([key, part]: [string, unknown]) => {
    if (Array.isArray(part)) return part.flatMap((each) => typedTextsOf(each, path));
    if (key !== 'shape') return typedTextsOf(part, path);
    return Object.entries(Object(part)).flatMap(([name, each]) =>
      typedTextsOf(each, path === '' ? name : `${path}.${name}`),
    );
  });
}

function readingOf(text: $ZodString): TypedText['reading'] {
  const checks = [text, ...(text._zod.def.checks ?? [])];
  const reads = checks.flatMap((each) =>
    each instanceof $ZodCheckOverwrite ? [each._zod.def.tx] : [],
  );
  if (reads.includes(asTyped)) return 'secret';
  const read = reads.reduce<unknown>((before, tx) => tx(before), typed);
  if (read === plainCode(typed)) return 'code';
  if (read === tidyText(typed)) return 'name';
  const isAddress = (each: unknown) =>
    each instanceof $ZodCheckStringFormat && each._zod.def.format === 'email';
  if (checks.some(isAddress)) return undefined;
  return checks.some((each) => each instanceof $ZodCheckStringFormat) ? 'shape' : undefined;
}
