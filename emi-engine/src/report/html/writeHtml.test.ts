import { JSDOM, VirtualConsole } from 'jsdom';
import { type Finding } from '../../findings/Finding.ts';
import { findingAt, nastyNet, sampleReport } from '../../testing/reports/sampleReport.ts';
import { wholeReport } from '../../testing/reports/wholeReport.ts';

/** The page as a browser loads it, with its script running. */
async function open(locale: 'en' | 'ja', findings?: readonly Finding[]): Promise<Document> {
  const { html } = await wholeReport(await sampleReport(locale, findings));
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    throw error;
  });
  const { window } = new JSDOM(html, {
    ...{ runScripts: 'dangerously', virtualConsole, pretendToBeVisual: true },
  });
  // jsdom does not implement scrolling.
  window.Element.prototype.scrollIntoView = () => undefined;
  return window.document;
}

function all(page: Document, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const shownRows = (page: Document) => texts(all(page, '.findings tbody tr:not([hidden]) button'));

function input(page: Document, name: string, value: string): void {
  const field = page.querySelector<HTMLInputElement>(`.filters [name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  field.dispatchEvent(new page.defaultView!.Event('input', { bubbles: true }));
}

function click(page: Document, selector: string): void {
  page
    .querySelector<HTMLElement>(selector)
    ?.dispatchEvent(new page.defaultView!.MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe('the HTML report', () => {
  it('is a single file that loads nothing and allows only its own script and style', async () => {
    const { html } = await wholeReport(await sampleReport('en'));
    expect(html).toContain('default-src &#39;none&#39;');
    expect(html).not.toMatch(/\s(?:src|style)="|url\((?!#)|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  });

  it('escapes all text from the archive', async () => {
    const page = await open('en');
    expect(all(page, 'script')).toHaveLength(1);
    expect(all(page, 'b')).toHaveLength(0);
    expect(page.querySelector('h1')?.textContent).toBe('Sample <b>board</b>');
    expect(page.querySelector('#f1')?.getAttribute('data-nets')).toBe(nastyNet);
    expect(page.querySelector('#f1 bdi')?.textContent).toBe(nastyNet);
  });

  it.each([
    [
      'en',
      'A list of risks, not a compliance test',
      ['Summary', 'Board', 'Findings', 'Rules', 'Appendix'],
    ],
    [
      'ja',
      'リスクの一覧であり、適合試験ではありません',
      ['概要', '基板', '指摘事項', 'ルール', '付録'],
    ],
  ] as const)('has its language, headings and labels in %s', async (locale, verdict, headings) => {
    const page = await open(locale);
    expect(page.documentElement.lang).toBe(locale);
    expect(page.body.textContent).toContain(verdict);
    expect(texts(all(page, 'h2'))).toEqual(headings);
    for (const field of all(page, 'input, select')) expect(field.closest('label')).not.toBeNull();
    for (const button of all(page, 'button'))
      expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('');
    for (const table of all(page, 'table'))
      expect(all(page, 'th[scope]').some((head) => table.contains(head))).toBe(true);
    for (const picture of all(page, 'svg[role=img]'))
      expect(picture.getAttribute('aria-label')).not.toBe('');
  });

  it('has a numbered mark for each finding, shaped by severity', async () => {
    const page = await open('en');
    expect(all(page, '.mark').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      `1: Error, R3, ${nastyNet}`,
      expect.stringMatching(/^2: Warning, R1/),
      '3: Info, R1',
    ]);
    const shapes = all(page, '.mark polygon').map((shape) => shape.getAttribute('points'));
    expect(shapes.map((points) => points?.split(' ').length)).toEqual([8, 6, 24]);
  });

  it('filters the table by rule, severity and net, and the marks with it', async () => {
    const page = await open('en');
    expect(shownRows(page)).toEqual(['1', '2', '3']);
    input(page, 'net', 'グラウンド');
    expect(shownRows(page)).toEqual(['1']);
    expect(all(page, '.mark:not([hidden])')).toHaveLength(1);
    expect(page.querySelector('output')?.textContent).toBe('1 of 3 findings shown');
    input(page, 'net', '');
    input(page, 'severity', 'info');
    expect(shownRows(page)).toEqual(['3']);
    input(page, 'severity', '');
    input(page, 'rule', 'R1');
    expect(shownRows(page)).toEqual(['2', '3']);
  });

  it('opens a finding from its mark and its row, with a picture of 10 mm around it', async () => {
    const page = await open('en');
    const detail = page.querySelector('#detail');
    expect(detail?.hasAttribute('hidden')).toBe(true);
    click(page, '.mark polygon');
    expect(detail?.hasAttribute('hidden')).toBe(false);
    expect(detail?.querySelector('h3')?.textContent).toBe(`1: Error, R3, ${nastyNet}`);
    expect(page.querySelector('#crop')?.getAttribute('viewBox')).toBe('1900 -3500 1000 1000');
    expect(page.querySelector('#trail')?.getAttribute('d')).toBe('m2000 3000 800 0');
    click(page, '#f3 button');
    expect(detail?.querySelector('h3')?.textContent).toBe('3: Info, R1');
    click(page, '[data-act=close]');
    expect(detail?.hasAttribute('hidden')).toBe(true);
  });

  it('toggles layers, heat map and the side, which mirrors the board', async () => {
    const page = await open('en');
    click(page, '[data-show=layer-1]');
    expect(page.querySelector('[data-layer="1"].layer')?.hasAttribute('hidden')).toBe(false);
    click(page, '[data-show=heat]');
    expect(page.querySelector('#heat')?.hasAttribute('hidden')).toBe(false);
    expect(all(page, '#heat path[d]:not([d=""])').length).toBeGreaterThan(0);
    click(page, '[name=side][value=bottom]');
    expect(page.querySelector('#view')?.getAttribute('transform')).toBe('scale(-1 -1)');
    expect(page.querySelector('[data-parts=bottom]')?.hasAttribute('hidden')).toBe(false);
    expect(texts(all(page, '[data-parts=bottom] text'))).toEqual(['C1']);
  });

  it('shows the copper of the other side after a finding was opened', async () => {
    const page = await open('en');
    const shown = () =>
      all(page, '#view .layer:not([hidden])').map((layer) => layer.getAttribute('data-layer'));
    click(page, '#f3 button');
    click(page, '[name=side][value=bottom]');
    expect(shown()).toEqual([all(page, '#view .layer').at(-1)?.getAttribute('data-layer')]);
    click(page, '[name=side][value=top]');
    expect(shown()).toEqual(['0']);
  });

  it('finds a finding by any of its nets', async () => {
    const page = await open('en', [
      findingAt(5, 5, { net: 1, otherNets: [2, 3] }),
      findingAt(9, 9),
    ]);
    const nets = page.querySelector('#f1')?.getAttribute('data-nets')?.split('\n') ?? [];
    expect(nets).toHaveLength(3);
    for (const net of nets) {
      input(page, 'net', net);
      expect(shownRows(page)).toEqual(['1']);
    }
  });

  it('shows blind vias on the layers they reach', async () => {
    const page = await open('en');
    const hidden = () =>
      all(page, '#holes [data-from]').map((span) => [span.id, span.hasAttribute('hidden')]);
    const through = ['holes-0-3', false];
    expect(hidden()).toEqual([['holes-0-1', false], through]);
    click(page, '[name=side][value=bottom]');
    expect(hidden()).toEqual([['holes-0-1', true], through]);
    click(page, '[data-show=layer-1]');
    expect(hidden()).toEqual([['holes-0-1', false], through]);
  });

  it('supports keys: zoom, whole board, next finding', async () => {
    const page = await open('en');
    const press = (key: string) =>
      page
        .querySelector('#stage')
        ?.dispatchEvent(new page.defaultView!.KeyboardEvent('keydown', { key, bubbles: true }));
    const whole = page.querySelector('#picture')?.getAttribute('viewBox');
    press('+');
    expect(page.querySelector('#picture')?.getAttribute('viewBox')).not.toBe(whole);
    press('0');
    expect(page.querySelector('#picture')?.getAttribute('viewBox')).toBe(whole);
    press('n');
    press('n');
    expect(page.querySelector('#detail h3')?.textContent).toMatch(/^2: Warning/);
  });
});
