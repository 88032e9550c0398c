import { markup, Markup } from './Markup.ts';

const textOf = ({ pieces }: Markup) => pieces.join('');

describe('markup', () => {
  it('escapes everything but markup, in texts and attributes', () => {
    const said = markup`<b title="${'"<'}">${'&'} ${3}</b>`;
    expect(textOf(markup`<p>${said}${[said]}</p>`)).toBe(
      `<p>${'<b title="&quot;&lt;">&amp; 3</b>'.repeat(2)}</p>`,
    );
  });

  it('embeds long texts without copying them', () => {
    const drawing = 'M0 0'.repeat(100_000);
    const rows = Array.from({ length: 20_000 }, (_, row) => markup`<tr><td>${row}</td></tr>`);
    const table = markup`<table>${rows}</table>`;
    const page = markup`<body><svg>${new Markup(drawing)}</svg>${table}</body>`;
    expect(page.pieces).toContain(drawing);
    expect(Math.max(...table.pieces.map(({ length }) => length))).toBeLessThan(70_000);
    // The last piece is short and is joined with the text after it.
    for (const piece of table.pieces.slice(0, -1)) expect(page.pieces).toContain(piece);
    expect(textOf(page)).toBe(
      `<body><svg>${drawing}</svg><table>${rows.map(textOf).join('')}</table></body>`,
    );
  });
});
