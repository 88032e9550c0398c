import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeStyles } from './mergeStyles.ts';
import type { Section, StyleSheet } from './styleSheet.ts';

const section = (id: string, group: number, ...names: readonly string[]): Section => ({
  id,
  group,
  names,
  rules: names.map((name) => `.${name}{order:${id.length};}`),
});
const sheet = (...sections: readonly Section[]): StyleSheet => ({ version: '6.6.0', sections });

/** Sheets of the same components: each has some, at numbers of its own, in the same order. */
const sheets = fc
  .subarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          skipped: fc.nat(5),
          names: fc
            .subarray(['x', 'y', 'z'], { minLength: 1 })
            .map((all) => all.map((n) => id + n)),
        }),
      ),
    ),
  )
  .map((drawn) => {
    let group = 0;
    return sheet(
      ...drawn.map(({ id, skipped, names }) => section(id, (group += 1 + skipped), ...names)),
    );
  });

describe('mergeStyles', () => {
  it('has what both have in the place of the frame, and all else behind the frame', () => {
    const frame = sheet(section('button', 2, 'red'), section('menu', 7, 'open'));
    const preview = sheet(
      section('table', 1, 'wide'),
      section('button', 2, 'red', 'blue'),
      section('row', 5, 'even'),
    );
    expect(mergeStyles(frame, preview)).toEqual(
      sheet(
        section('button', 2, 'red', 'blue'),
        section('menu', 7, 'open'),
        section('table', 8, 'wide'),
        section('row', 9, 'even'),
      ),
    );
  });

  it('loses no rule, has none twice, and keeps the order of either', () => {
    fc.assert(
      fc.property(sheets, sheets, (frame, preview) => {
        const merged = mergeStyles(frame, preview)?.sections ?? [];
        const wanted = [...frame.sections, ...preview.sections];
        expect(merged.flatMap(({ rules }) => rules).toSorted()).toEqual(
          [...new Set(wanted.flatMap(({ rules }) => rules))].toSorted(),
        );
        expect(merged.flatMap(({ names }) => names).toSorted()).toEqual(
          [...new Set(wanted.flatMap(({ names }) => names))].toSorted(),
        );
        expect(merged.map(({ id }) => id)).toHaveLength(new Set(wanted.map(({ id }) => id)).size);
        const groups = merged.map(({ group }) => group);
        expect(groups).toEqual([...new Set(groups)].toSorted((a, b) => a - b));
        const ofFrame = new Set(frame.sections.map(({ id }) => id));
        expect(
          merged.filter(({ id }) => ofFrame.has(id)).map(({ id, group }) => ({ id, group })),
        ).toEqual(frame.sections.map(({ id, group }) => ({ id, group })));
        expect(merged.filter(({ id }) => !ofFrame.has(id)).map(({ id }) => id)).toEqual(
          preview.sections.map(({ id }) => id).filter((id) => !ofFrame.has(id)),
        );
      }),
    );
  });

  it('adds nothing to a sheet that has all', () => {
    fc.assert(
      fc.property(sheets, (one) => {
        expect(mergeStyles(one, one)).toEqual(one);
      }),
    );
  });

  it('leaves a preview of another version, and one with rules of no component', () => {
    const frame = sheet(section('button', 1, 'red'));
    expect(mergeStyles(frame, { ...frame, version: '6.5.0' })).toBeUndefined();
    expect(mergeStyles(frame, sheet(section('sc-global-x1', 1, 'sc-global-x11')))).toBeUndefined();
  });
});
