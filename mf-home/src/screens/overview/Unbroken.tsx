import { Fragment } from 'react';
import { Piece } from './overview.styles.ts';

interface UnbrokenProps {
  readonly text: string;
  /** The text between pieces, where lines may break. */
  readonly between: string;
}

/** A text whose lines break between its pieces alone, so never in a date. */
export function Unbroken({ text, between }: UnbrokenProps) {
  return text.split(between).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      <Piece>{piece}</Piece>
    </Fragment>
  ));
}
