import { useStore } from 'zustand';
import { choiceAttribute } from '../table/TableChoice.ts';
import { Box, ChoiceTarget } from './choice.styles.ts';
import type { RowChoice } from './createRowChoice.ts';

interface ChoiceCellProps {
  readonly choice: RowChoice;
  /** Key of the row. */
  readonly name: string;
  readonly label: string;
}

/** The check box of a row; Shift selects all rows since the last one. */
export function ChoiceCell({ choice, name, label }: ChoiceCellProps) {
  const isChosen = useStore(choice, ({ chosen }) => chosen.has(name));
  return (
    <ChoiceTarget>
      <Box
        {...{ [choiceAttribute]: '' }}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ nativeEvent }) => {
          if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) choice.extend(name);
          else choice.toggle(name);
        }}
      />
    </ChoiceTarget>
  );
}
