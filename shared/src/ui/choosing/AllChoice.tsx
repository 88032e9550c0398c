import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { AllTarget, allAttribute, Box } from './choice.styles.ts';
import type { RowChoice } from './createRowChoice.ts';

interface AllChoiceProps<Row> {
  readonly choice: RowChoice;
  /** The shown rows. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly label: string;
  /** Whether all rows are loaded: otherwise "all" would mean the first ones. */
  readonly isReady: boolean;
}

/** The check box above all rows: selects all shown rows, or none. */
export function AllChoice<Row>({ choice, rows, rowKey, label, isReady }: AllChoiceProps<Row>) {
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const count = useStore(choice, ({ chosen }) => keys.filter((key) => chosen.has(key)).length);
  const isAll = count === keys.length && count > 0;
  const isSome = count > 0 && !isAll;
  const handleBox = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isSome;
    },
    [isSome],
  );
  useLayoutEffect(() => {
    choice.arrange(keys);
  }, [choice, keys]);
  return (
    <AllTarget>
      <Box
        {...{ [allAttribute]: '' }}
        ref={handleBox}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={!isReady}
        onChange={() => {
          const { chosen } = choice.getState();
          const shown = new Set(keys);
          const others = [...chosen].filter((key) => !shown.has(key));
          choice.replace(isAll ? others : [...others, ...keys]);
        }}
      />
      <span aria-hidden>{label}</span>
    </AllTarget>
  );
}
