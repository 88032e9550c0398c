import { type Analysis } from '../findings/Analysis.ts';
import { type RecognizedNet, type RecognizedPart } from '../findings/Recognized.ts';
import { noNet } from '../odb/eda/EdaData.ts';

/** Target length of a piece of text. */
const pieceLength = 1 << 18;

/** Roles of all parts in the board's order, one line of JSON each, in pieces. */
export function partsText({ board, parts }: Analysis): Generator<string, void, undefined> {
  return linesText(
    parts.map((guess, number): RecognizedPart => {
      return { part: board.parts[number]?.ref ?? '', ...guess };
    }),
  );
}

/** Classes of all nets, likewise. */
export function netsText({ board, classes }: Analysis): Generator<string, void, undefined> {
  return linesText(
    classes.flatMap(({ netClass, source, why }, number): RecognizedNet[] => {
      const { name = noNet } = board.nets[number] ?? {};
      return name === noNet ? [] : [{ net: name, netClass, source, why }];
    }),
  );
}

function* linesText(rows: readonly object[]): Generator<string, void, undefined> {
  let text = '';
  for (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length < pieceLength) continue;
    yield text;
    text = '';
  }
  yield text;
}
