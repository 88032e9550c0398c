import { NoBreak } from './NoBreak.ts';

/** First and last day in words: wraps between the two and not within a date. */
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
