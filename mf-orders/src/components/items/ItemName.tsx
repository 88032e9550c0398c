import { NoBreak } from './NoBreak.ts';

/** The name of an ordered item, in which a license number is not broken at its hyphen. */
export function ItemName({ children: text }: { readonly children: string }) {
  const [before = '', number, after] = text.split(/(\b[A-Z]{2}-\d+)/);
  if (number === undefined) return text;
  return (
    <>
      {before}
      <NoBreak>{number}</NoBreak>
      {after}
    </>
  );
}
