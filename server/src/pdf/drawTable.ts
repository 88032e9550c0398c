import { setImmediate } from 'node:timers/promises';
import { ink, type Place, type Sheet } from './Sheet.ts';

export interface Column {
  readonly title: string;
  /** Share of the table's width; all together are 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Cell {
  readonly text: string;
  /** Smaller, below the text. */
  readonly detail?: string | undefined;
  /** Stands in place of the text. */
  readonly picture?: Picture | undefined;
}

/** Something drawn in a cell; its height is given, in points. */
export interface Picture {
  readonly height: number;
  draw(place: Place): void;
}

const padding = 6;
const rowGap = 3;
const header = { size: 8, weight: 'bold', color: ink.muted } as const;
const detail = { size: 7.5, color: ink.muted } as const;
/** Rows between which other work of the process gets its turn. */
const rowsAtOnce = 40;

/** Draws a table with ruled rows from `y` on; its head stands on every page. @returns where it ends. */
export async function drawTable(
  sheet: Sheet,
  startsAt: number,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Promise<number> {
  let y = drawHead(sheet, startsAt, columns);
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    // Measuring a row costs as much as drawing it, so only those are measured that may not fit.
    const mayFit = y + mostHeightOf(sheet, columns, row) <= sheet.bottom;
    if (!mayFit && y + heightOf(sheet, columns, row) > sheet.bottom) {
      sheet.turnPage();
      y = drawHead(sheet, sheet.top, columns);
    }
    y = drawRow(sheet, y, columns, row);
    sheet.rule({ x: sheet.left, y, width: sheet.width });
  }
  return y;
}

/** @returns where the row ends */
function drawRow(
  sheet: Sheet,
  y: number,
  columns: readonly Column[],
  row: readonly Cell[],
): number {
  const ends = placed(sheet, columns, row).map(({ column, cell, place }) => {
    const align = column.align ?? 'left';
    if (cell.picture) {
      cell.picture.draw({ ...place, y: y + rowGap });
      return y + rowGap + cell.picture.height;
    }
    const below = sheet.text(cell.text, { ...place, y: y + rowGap }, { align });
    if (cell.detail === undefined) return below;
    return sheet.text(cell.detail, { ...place, y: below + 1 }, { ...detail, align });
  });
  return Math.max(...ends) + rowGap;
}

/** Points of a line of text, and of a character at most. */
const largest = { line: 14, character: 9 } as const;

/** More than a row can take: as if each line held half of what fits. */
function mostHeightOf(sheet: Sheet, columns: readonly Column[], row: readonly Cell[]): number {
  const heights = placed(sheet, columns, row).map(({ cell, place }) => {
    if (cell.picture) return cell.picture.height;
    const text = `${cell.text}\n${cell.detail ?? ''}`;
    const breaks = text.split('\n').length;
    return (breaks + (2 * text.length * largest.character) / place.width) * largest.line;
  });
  return Math.max(...heights) + 2 * rowGap;
}

function drawHead(sheet: Sheet, y: number, columns: readonly Column[]): number {
  const titles = columns.map(({ title }) => ({ text: title }));
  const lines = placed(sheet, columns, titles);
  const heights = lines.map(({ cell, place }) => sheet.heightOf(cell.text, place.width, header));
  const height = Math.max(...heights) + 2 * rowGap;
  sheet.band({ x: sheet.left, y, width: sheet.width }, height);
  for (const { column, cell, place } of lines) {
    const style = { ...header, align: column.align ?? 'left' };
    sheet.text(cell.text, { ...place, y: y + rowGap }, style);
  }
  return y + height;
}

function heightOf(sheet: Sheet, columns: readonly Column[], row: readonly Cell[]): number {
  const heights = placed(sheet, columns, row).map(({ cell, place }) => {
    if (cell.picture) return cell.picture.height;
    const text = sheet.heightOf(cell.text, place.width);
    const more = cell.detail === undefined ? 0 : sheet.heightOf(cell.detail, place.width, detail);
    return text + (cell.detail === undefined ? 0 : 1 + more);
  });
  return Math.max(...heights) + 2 * rowGap;
}

function placed(sheet: Sheet, columns: readonly Column[], row: readonly Cell[]) {
  let x = sheet.left;
  return columns.flatMap((column, index) => {
    const cell = row[index];
    const whole = column.share * sheet.width;
    const place = { x: x + padding, width: whole - 2 * padding };
    x += whole;
    return cell === undefined ? [] : [{ column, cell, place }];
  });
}
