import { emiSeverities, heatSteps } from '@portal/shared/domain';
import { heatMapOf } from '../drawing/heatSquares.ts';
import { type BoardDrawings } from '../BoardDrawings.ts';
import { exactFeatures } from '../drawing/pictureLayers.ts';
import { type ReportContent } from '../content/ReportContent.ts';
import { formatNumber } from '../content/formatNumber.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { boardSvg, viewBoxOf } from './boardSvg.ts';
import { markup, type Markup } from './Markup.ts';
import { pageTexts } from './pageTexts.ts';
import { severityMark } from './severityMark.ts';

/** The board with its controls; the page's script makes it interactive. */
export function boardSection(
  report: Report,
  content: ReportContent,
  drawings: BoardDrawings,
): Markup {
  const { locale, analysis } = report;
  const { pictures: words, heat } = reportTexts[locale];
  const page = pageTexts[locale];
  const simplified = drawings.pictures.reduce((sum, picture) => sum + picture.simplified, 0);
  const note =
    simplified > 0
      ? [markup`<p class="note">${words.simplified(simplified, exactFeatures)}</p>`]
      : [];
  const map = heatMapOf(analysis.findings);
  return markup`<section aria-labelledby="board-title">
    <h2 id="board-title">${words.title}</h2>
    ${note}
    <div class="board">
      ${switches(report)}
      <div class="stage">
        <div class="tools" role="toolbar" aria-label="${words.title}">
          <button type="button" data-act="in" aria-label="${page.zoomIn}">+</button>
          <button type="button" data-act="out" aria-label="${page.zoomOut}">−</button>
          <button type="button" data-act="whole">${page.whole}</button>
          <button type="button" data-act="previous">${page.previous}</button>
          <button type="button" data-act="next">${page.next}</button>
        </div>
        <div
          id="stage"
          tabindex="0"
          role="group"
          aria-label="${page.boardPicture}"
          aria-describedby="board-help"
        >
          <svg
            id="picture"
            viewBox="${viewBoxOf(report).join(' ')}"
            role="img"
            aria-label="${page.boardPicture}"
          >
            ${boardSvg(report, drawings, content.findings)}
          </svg>
        </div>
        <p id="board-help" class="note">${page.help} ${page.outlineNote}</p>
        ${legend(report, map.most, heat.note)}
      </div>
      <section id="detail" aria-live="polite" hidden="">
        <h3 id="detail-title" tabindex="-1"></h3>
        <svg id="crop" viewBox="0 0 1000 1000" role="img" aria-label="${words.crop}"></svg>
        <dl></dl>
        <button type="button" data-act="close">${page.close}</button>
      </section>
    </div>
  </section>`;
}

function switches({ analysis, locale }: Report): Markup {
  const texts = reportTexts[locale];
  const page = pageTexts[locale];
  const layers = analysis.board.copper.map(
    ({ name, index }) =>
      markup`<label
        ><input type="checkbox" data-show="layer-${index}" ${checked(index === 0)} />
        <span class="swatch l${index % 8}"></span>${name}</label
      >`,
  );
  const more = (
    [
      ['parts-top', `${texts.pictures.parts}: ${texts.sides.top}`, true],
      ['parts-bottom', `${texts.pictures.parts}: ${texts.sides.bottom}`, false],
      ['holes', page.holes, true],
      ['marks', texts.pictures.marks, true],
      ['heat', texts.heat.title, false],
    ] as const
  ).map(
    ([name, text, isOn]) =>
      markup`<label><input type="checkbox" data-show="${name}" ${checked(isOn)} /> ${text}</label>`,
  );
  const sides = (['top', 'bottom'] as const).map(
    (side) =>
      markup`<label
        ><input type="radio" name="side" value="${side}" ${checked(side === 'top')} />
        ${texts.remarked(
          texts.sides[side],
          side === 'top' ? texts.pictures.seenFromTop : texts.pictures.seenFromBottom,
        )}</label
      >`,
  );
  return markup`<div class="switches">
    <fieldset>
      <legend>${page.side}</legend>
      ${sides}
    </fieldset>
    <fieldset>
      <legend>${page.layers}</legend>
      ${layers}
    </fieldset>
    <fieldset>
      <legend>${texts.pictures.title}</legend>
      ${more}
    </fieldset>
  </div>`;
}

function checked(isOn: boolean): Markup {
  return isOn ? markup` checked=""` : markup``;
}

function legend({ locale }: Report, most: number, note: string): Markup {
  const { severities, heat } = reportTexts[locale];
  const marks = emiSeverities.map(
    (severity) => markup`<li>${severityMark(severity)} ${severities[severity]}</li>`,
  );
  const step = (number: number) => formatNumber((most * number) / heatSteps);
  const steps = Array.from(
    { length: most > 0 ? heatSteps : 0 },
    (_, index) =>
      markup`<li>
        <span class="swatch h${index + 1}"></span> ${heat.range(step(index), step(index + 1))}
      </li>`,
  );
  return markup`<ul class="legend">
      ${marks}
    </ul>
    <div id="heat-legend" hidden="">
      <p class="note">${heat.title}: ${note}</p>
      <ul class="legend">
        ${steps}
      </ul>
    </div>`;
}
