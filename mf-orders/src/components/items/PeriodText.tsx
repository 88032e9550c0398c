import { NoBreak } from './NoBreak.ts';

/** A period that wraps between its first and last day, not within a date. */
export function PeriodText({ children: text }: { readonly children: string }) {
  const [start = '', space, end] = text.split(/(?<=[–～〜])(\s*)/);
  if (end === undefined) return text;
  return (
    <>
      <NoBreak>{start}</NoBreak>
      {space}
      <NoBreak>{end}</NoBreak>
    </>
  );
}
