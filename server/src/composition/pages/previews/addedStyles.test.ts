import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addedStyles } from './addedStyles.ts';
import type { Section, StyleSheet } from './styleSheet.ts';

const section = (id: string, group: number, ...names: readonly string[]): Section => ({
  id,
  group,
  names,
  rules: names.map((name) => `.${name}{order:${id.length};}`),
});
const sheet = (...sections: readonly Section[]): StyleSheet => ({ version: '6.6.0', sections });

/** Sheets with some of the same components, in the same order but with different group numbers. */
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
            .map((all) => all.map((name) => id + name)),
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

const namesOf = ({ sections }: StyleSheet) => sections.flatMap(({ names }) => names);

describe('addedStyles', () => {
  it('puts more rules of a frame component into its group, and all others after the frame', () => {
    const frame = sheet(section('button', 2, 'red'), section('menu', 7, 'open'));
    const preview = sheet(
      section('table', 1, 'wide'),
      section('button', 2, 'red', 'blue'),
      section('row', 5, 'even'),
    );
    expect(addedStyles(frame, preview)).toEqual(
      sheet(section('button', 2, 'blue'), section('table', 8, 'wide'), section('row', 9, 'even')),
    );
  });

  it('contains exactly what the frame lacks, in an order compatible with the frame’s', () => {
    fc.assert(
      fc.property(sheets, sheets, (frame, preview) => {
        const added = addedStyles(frame, preview) ?? sheet();
        const had = new Set(namesOf(frame));
        expect(namesOf(added).toSorted()).toEqual(
          namesOf(preview)
            .filter((name) => !had.has(name))
            .toSorted(),
        );
        const groups = added.sections.map(({ group }) => group);
        expect(groups).toEqual([...new Set(groups)].toSorted((a, b) => a - b));
        const groupOfFrame = new Map(frame.sections.map(({ id, group }) => [id, group]));
        const last = frame.sections.at(-1)?.group ?? 0;
        for (const { id, group } of added.sections) {
          const same = groupOfFrame.get(id);
          if (same === undefined) expect(group).toBeGreaterThan(last);
          else expect(group).toBe(same);
        }
      }),
    );
  });

  it('adds nothing to a sheet that has everything', () => {
    fc.assert(
      fc.property(sheets, (one) => {
        expect(addedStyles(one, one)?.sections).toEqual([]);
      }),
    );
  });

  it('refuses a preview of another version, or with rules outside components', () => {
    const frame = sheet(section('button', 1, 'red'));
    expect(addedStyles(frame, { ...frame, version: '6.5.0' })).toBeUndefined();
    expect(addedStyles(frame, sheet(section('sc-global-x1', 1, 'sc-global-x11')))).toBeUndefined();
  });
});
