import type { PlacedPart } from '@portal/shared';

/** A part of another remote with these sentences, each with an act. */
export function aPlacedPart(name: string, ...texts: readonly string[]): PlacedPart {
  return {
    key: `mf-${name}/${name}`,
    title: { en: name, ja: name },
    icon: 'file-text',
    known: () => undefined,
    hasFailed: () => false,
    ask: () =>
      Promise.resolve(
        texts.map((text) => ({ id: text, text, act: { label: 'Open', to: `/${name}` } })),
      ),
  };
}
