import { readStructuredText } from '../text/readStructuredText.ts';
import { type Matrix } from './Matrix.ts';

/** Layers without a row go last. */
const lastRow = Number.MAX_SAFE_INTEGER;

/** Reads `matrix/matrix` (ODB++ 8.1, "matrix (Product Model Matrix)"). */
export function readMatrix(bytes: Buffer, file: string): Matrix {
  const { blocks } = readStructuredText(bytes, file);
  const entries = (name: string) =>
    blocks
      .filter((block) => block.name === name)
      .map(
        ({ fields }) =>
          (key: string) =>
            (fields.get(key) ?? '').normalize('NFC').toLowerCase(),
      )
      .filter((field) => field('NAME') !== '');
  return {
    steps: entries('STEP')
      .map((field) => ({ name: field('NAME'), column: readRow(field('COL')) }))
      .sort((one, other) => one.column - other.column)
      .map(({ name }) => name),
    layers: entries('LAYER')
      .map((field) => ({
        name: field('NAME'),
        row: readRow(field('ROW')),
        context: field('CONTEXT'),
        type: field('TYPE'),
        isNegative: field('POLARITY') === 'negative',
        start: field('START_NAME'),
        end: field('END_NAME'),
      }))
      .sort((one, other) => one.row - other.row),
  };
}

function readRow(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : lastRow;
}
