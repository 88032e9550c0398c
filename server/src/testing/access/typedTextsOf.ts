import { asTyped } from '@portal/shared/contracts';
import { plainCode, tidyText } from '@portal/shared/domain';
import { $ZodCheckOverwrite, $ZodCheckStringFormat, safeParse, type $ZodString } from 'zod/v4/core';
import { isPrinted } from '../../platform/http/printedFields.ts';
import { textsOf } from '../../platform/http/textsOf.ts';

/** A text of a request. */
export interface TypedText {
  /** Names of the fields on its path. */
  readonly path: string;
  /** Its normalisation (`fields.ts` of shared); `shape`: a format that only programs write. */
  readonly reading: 'name' | 'code' | 'secret' | 'shape' | undefined;
  /** Whether a text of 20,000 characters is refused, of which no typed field has that many. */
  readonly isLimited: boolean;
  /** Whether documents show it. */
  readonly isPrinted: boolean;
}

/** A text that every normalisation changes. */
const typed = '\u3000Ａ１−\u200bｶﾞ が ';

/** All texts in a schema, at any depth. */
export function typedTextsOf(schema: unknown): readonly TypedText[] {
  return textsOf(schema).map(({ path, text }) => ({
    path,
    reading: readingOf(text),
    isLimited: ['1', 'a', 'あ'].every((sign) => !safeParse(text, sign.repeat(20_000)).success),
    isPrinted: isPrinted(text),
  }));
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
