import { Fragment } from 'react';
import { piecesOf } from '../../domain/piecesOf.ts';
import { Piece } from './overview.styles.ts';

interface UnbrokenProps {
  readonly text: string;
  /** The text between pieces, where lines may break: it ends in a space. */
  readonly between: string;
}

const space = ' ';

/** A text whose lines break between its pieces alone, so never in a date. */
export function Unbroken({ text, between }: UnbrokenProps) {
  return piecesOf(text, between).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && space}
      <Piece>{piece}</Piece>
    </Fragment>
  ));
}
