import { asPrinted } from '@portal/shared/contracts';
import { tidyText } from '@portal/shared/domain';
import type { FastifyRequest } from 'fastify';
import { $ZodCheckOverwrite, type $ZodString } from 'zod/v4/core';
import { InvalidError } from '../errors.ts';
import { textsOf } from './textsOf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The texts that the route overwrites, by field name, of a form that shows them. A text that
     * stays the same is not checked for characters that documents lack: it would block every other
     * field of the form. PUT routes with printed texts must declare it.
     */
    stored?: (request: FastifyRequest) => Promise<object | undefined>;
  }
}

/** Whether a schema is marked as printed in documents (`printedText`). */
export function isPrinted(text: $ZodString): boolean {
  const checks = text._zod.def.checks ?? [];
  return checks.some(
    (each) => each instanceof $ZodCheckOverwrite && each._zod.def.tx === asPrinted,
  );
}

/** Paths of a schema's printed texts. */
export function printedFields(schema: unknown): readonly string[] {
  return textsOf(schema).flatMap(({ path, text }) => (isPrinted(text) ? [path] : []));
}

/** Every font has these characters, so most requests load none. */
const ascii = /^[\n -~]*$/;

/** Characters that documents cannot render, by field path. */
export async function unprintable(
  fields: readonly string[],
  body: unknown,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = fields.flatMap((path) => {
    const text = path.split('.').reduce(partOf, body);
    return typeof text === 'string' && !ascii.test(text) ? [[path, text] as const] : [];
  });
  if (texts.length === 0) return new Map();
  const { missingCharacters } = await import('@portal/paper/fonts.ts');
  const missing = texts.map(([path, text]) => [path, missingCharacters(text)] as const);
  return new Map(missing.filter(([, characters]) => characters.length > 0));
}

/**
 * Refuses characters missing in the document fonts, except in texts that the route does not change.
 * @throws InvalidError `not_printable` with the characters by field
 */
export async function requirePrintable(
  fields: readonly string[],
  request: FastifyRequest,
): Promise<void> {
  const found = await unprintable(fields, request.body);
  if (found.size === 0) return;
  const stored = await request.routeOptions.config.stored?.(request);
  const isChanged = (field: string) => {
    const before = partOf(stored, field);
    return typeof before !== 'string' || tidyText(before) !== partOf(request.body, field);
  };
  const faults = [...found]
    .filter(([field]) => isChanged(field))
    .map(([field, characters]) => [field, `not_printable ${characters.join(' ')}`] as const);
  if (faults.length > 0) throw new InvalidError(Object.fromEntries(faults));
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
