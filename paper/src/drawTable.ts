import { setImmediate } from 'node:timers/promises';
import { ink, type Place, type Sheet } from './Sheet.ts';

export interface Column {
  readonly title: string;
  /** Share of the table's width; the sum is 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Cell {
  readonly text: string;
  /** Smaller, below the text. */
  readonly detail?: string | undefined;
  /** Replaces the text. */
  readonly picture?: Picture | undefined;
}

/** A drawing in a cell with a height in points. */
export interface Picture {
  readonly height: number;
  draw(place: Place): void;
}

const padding = 6;
const rowGap = 3;
const header = { size: 8, weight: 'bold', color: ink.muted } as const;
const detail = { size: 7.5, color: ink.muted } as const;
/** Rows drawn before yielding to the event loop. */
const rowsAtOnce = 40;

/**
 * Draws a table with ruled rows from `y` on and repeats its header on every page. @returns the
 * lower end
 */
export async function drawTable(
  sheet: Sheet,
  startsAt: number,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Promise<number> {
  let y = drawHead(sheet, startsAt, columns);
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    const cells = layOutRow(sheet, columns, row);
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * rowGap;
    if (y + height > sheet.bottom) {
      sheet.turnPage();
      y = drawHead(sheet, sheet.top, columns);
    }
    sheet.tag('P', () => {
      for (const cell of cells) cell.draw(y + rowGap);
    });
    y += height;
    sheet.rule({ x: sheet.left, y, width: sheet.width });
  }
  return y;
}

/** A laid-out cell, so that a row is measured before it is drawn. */
interface CellLayout {
  readonly height: number;
  draw(y: number): void;
}

function layOutRow(sheet: Sheet, columns: readonly Column[], row: readonly Cell[]): CellLayout[] {
  return placed(sheet, columns, row).map(({ column, cell, place }) => {
    const { picture } = cell;
    if (picture) {
      const draw = (y: number) => {
        picture.draw({ ...place, y });
      };
      return { height: picture.height, draw };
    }
    const align = column.align ?? 'left';
    const text = sheet.layOut(cell.text, place.width, { align });
    const more =
      cell.detail === undefined
        ? undefined
        : sheet.layOut(cell.detail, place.width, { ...detail, align });
    return {
      height: text.height + (more ? 1 + more.height : 0),
      draw: (y) => {
        const below = sheet.placeText(text, place.x, y);
        if (more) sheet.placeText(more, place.x, below + 1);
      },
    };
  });
}

function drawHead(sheet: Sheet, y: number, columns: readonly Column[]): number {
  const titles = columns.map(({ title }) => ({ text: title }));
  const lines = placed(sheet, columns, titles);
  const heights = lines.map(({ cell, place }) => sheet.heightOf(cell.text, place.width, header));
  const height = Math.max(...heights) + 2 * rowGap;
  sheet.band({ x: sheet.left, y, width: sheet.width }, height);
  sheet.tag('P', () => {
    for (const { column, cell, place } of lines) {
      const style = { ...header, align: column.align ?? 'left' };
      sheet.text(cell.text, { ...place, y: y + rowGap }, style);
    }
  });
  return y + height;
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
