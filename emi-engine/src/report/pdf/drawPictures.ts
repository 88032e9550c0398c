import { heatSteps } from '@portal/shared/domain';
import { ink, type Frame, type Place } from '@portal/paper/Sheet.ts';
import { lightColors } from '../colors.ts';
import { formatNumber } from '../content/formatNumber.ts';
import { type NumberedFinding, type ReportContent } from '../content/ReportContent.ts';
import { heatMapOf, heatSquares } from '../drawing/heatSquares.ts';
import { type LayerPicture } from '../drawing/LayerPicture.ts';
import { ringOperators } from '../drawing/pdfOperators.ts';
import { exactFeatures } from '../drawing/pictureLayers.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { boardHeight, drawDesignators, drawMarks, drawPicture, placeBoard } from './drawBoard.ts';
import { type BoardForms } from './BoardForms.ts';
import { type ReportPage } from './ReportPage.ts';

/** Most marks of one picture; more would hide the board. */
const mostMarks = 100;

/** In points: distance of two pictures in a row, and room for what is above and below them. */
const columnGap = 14;
const titleHeight = 16;
const belowHeight = 30;
const noteStyle = { size: 6.5, color: ink.muted } as const;

/** A picture of the board in half the width of a page. */
interface Picture {
  readonly title: string;
  readonly draw: (frame: Frame) => void;
  /** Draws what belongs below it. */
  readonly below?: (place: Place) => void;
}

/** The board: heat map, both sides with their parts, and each copper layer with numbered marks. */
export function drawPictures(
  page: ReportPage,
  report: Report,
  content: ReportContent,
  forms: BoardForms,
  pictures: readonly LayerPicture[],
): void {
  const { board } = report.analysis;
  const texts = reportTexts[report.locale];
  const words = texts.pictures;
  page.begin(words.title);
  const simplified = pictures.reduce((sum, picture) => sum + picture.simplified, 0);
  if (simplified > 0) page.note(words.simplified(simplified, exactFeatures));
  const width = (page.sheet.width - columnGap) / 2;
  const last = board.copper.length - 1;
  const others = content.findings.filter(({ finding }) => finding.layer < 0);
  const drawn: readonly Picture[] = [
    heatPicture(),
    sidePicture('top'),
    sidePicture('bottom'),
    ...board.copper.map(({ name, index }) => {
      const found = content.findings.filter(({ finding }) => finding.layer === index);
      return layerPicture(words.layer(name), index, found);
    }),
    ...(others.length > 0 ? [layerPicture(words.noLayer, -1, others)] : []),
  ];
  for (let at = 0; at < drawn.length; at += 2) drawRow(drawn.slice(at, at + 2));

  /** Draws two pictures beside each other. */
  function drawRow(row: readonly Picture[]): void {
    const { sheet } = page;
    const height = boardHeight(board, width, (sheet.bottom - sheet.top) * 0.42);
    page.need(titleHeight + height + belowHeight);
    for (const [column, { title, draw, below }] of row.entries()) {
      const x = sheet.left + column * (width + columnGap);
      const style = { size: 9, weight: 'bold' } as const;
      sheet.bookmark(title, page.y, 'topic');
      sheet.tag('H2', () => sheet.text(title, { x, y: page.y, width }, style));
      const frame = { x, y: page.y + titleHeight, width, height };
      sheet.tag(
        'Figure',
        () => {
          draw(frame);
        },
        title,
      );
      const place = { x, y: frame.y + height + 3, width };
      if (below)
        sheet.tag('P', () => {
          below(place);
        });
    }
    page.y += titleHeight + height + belowHeight;
  }

  function sidePicture(side: 'top' | 'bottom'): Picture {
    const isMirrored = side === 'bottom';
    const copper = forms.layers[isMirrored ? last : 0];
    const seen = isMirrored ? words.seenFromBottom : words.seenFromTop;
    const draw = (frame: Frame) => {
      const place = placeBoard(board, frame, isMirrored);
      drawPicture(page.sheet, frame, place, [
        ...(copper ? [[copper, '#e7c3ae'] as const] : []),
        ...([
          [forms.holesOn(isMirrored ? last : 0), '#ffffff'],
          [forms.outline, ink.text],
          [forms.parts[side], ink.muted],
        ] as const),
      ]);
      const boxes = forms.boxes.filter((box) => box.side === side);
      drawDesignators(page.sheet, place, boxes);
    };
    return { title: texts.remarked(texts.sides[side], seen), draw };
  }

  function layerPicture(title: string, index: number, found: readonly NumberedFinding[]): Picture {
    const copper = forms.layers[index];
    const color = lightColors.layers[index % lightColors.layers.length] ?? ink.muted;
    const draw = (frame: Frame) => {
      const place = placeBoard(board, frame);
      drawPicture(page.sheet, frame, place, [
        ...(copper ? [[copper, color] as const] : []),
        ...([
          [forms.holesOn(index), '#ffffff'],
          [forms.outline, ink.text],
        ] as const),
        // On a picture without copper, the parts show where a place is.
        ...(copper ? [] : [[forms.parts.top, ink.hairline] as const]),
      ]);
      drawMarks(page.sheet, place, found.slice(0, mostMarks));
    };
    if (found.length <= mostMarks) return { title, draw };
    const note = words.fewerMarks(mostMarks, found.length);
    return { title, draw, below: (place) => page.sheet.text(note, place, noteStyle) };
  }

  function heatPicture(): Picture {
    const map = heatMapOf(report.analysis.findings);
    const draw = (frame: Frame) => {
      const steps = heatSquares(map).map((squares, index) => {
        const color = lightColors.heat[index] ?? ink.muted;
        return [`${ringOperators(squares)}\nf`, color] as const;
      });
      drawPicture(page.sheet, frame, placeBoard(board, frame), [
        ...steps,
        [forms.outline, ink.text],
        [forms.parts.top, ink.hairline],
      ]);
    };
    const below = (place: Place) => {
      const y = page.sheet.text(texts.heat.note, place, noteStyle) + 1;
      if (map.most > 0) drawScale(map.most, { ...place, y });
    };
    return { title: texts.heat.title, draw, below };
  }

  function drawScale(most: number, { x: left, y }: Place): void {
    const { sheet } = page;
    const share = width / heatSteps;
    for (const [index, color] of lightColors.heat.entries()) {
      const x = left + index * share;
      sheet.band({ x, y: y + 1, width: 7 }, 6, color);
      const [from, to] = [index, index + 1].map((step) => formatNumber((most * step) / heatSteps));
      const text = texts.heat.range(from ?? '', to ?? '');
      sheet.text(text, { x: x + 9, y, width: share - 9 }, { size: 6 });
    }
  }
}
