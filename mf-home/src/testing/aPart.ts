import type { PlacedPart } from '@portal/shared';

type Lines = Awaited<ReturnType<PlacedPart['ask']>>;

/** A part that answers these lines when it is asked. */
export function aPart(name: string, lines: Lines, changes: Partial<PlacedPart> = {}): PlacedPart {
  return {
    key: `mf-${name}/${name}`,
    title: { en: `The ${name}`, ja: `${name}一覧` },
    icon: 'file-text',
    known: () => undefined,
    ask: () => Promise.resolve(lines),
    hasFailed: () => false,
    ...changes,
  };
}
