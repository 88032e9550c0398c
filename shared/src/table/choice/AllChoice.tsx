import { useCallback } from 'react';
import { useStore } from 'zustand';
import { AllTarget, Box } from './choice.styles.ts';
import { allAttribute } from './choiceKeys.ts';
import type { RowChoice } from './createRowChoice.ts';
import type { ChooseAll } from './TableChoice.ts';

interface AllChoiceProps extends ChooseAll {
  readonly choice: RowChoice;
  /** Keys of the shown rows. */
  readonly keys: readonly string[];
}

/** The check box above all rows: chooses those that are shown, or none of them. */
export function AllChoice({ choice, keys, label, isReady }: AllChoiceProps) {
  const count = useStore(choice, ({ chosen }) => keys.filter((key) => chosen.has(key)).length);
  const isAll = count === keys.length && count > 0;
  const isSome = count > 0 && !isAll;
  const handleBox = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isSome;
    },
    [isSome],
  );
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
