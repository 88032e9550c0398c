import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { previewMarkup } from './renderPreview.ts';

const tag = (css: string, kind = 'true') =>
  `<style data-styled="${kind}" data-styled-version="6.6.0">${css}</style>`;
const rules = (id: string, group: number, name: string) =>
  `.${name}{order:1;}/*!sc*/\ndata-styled.g${group}[id="${id}"]{content:"${name},"}/*!sc*/\n`;

const frameStyles = tag(rules('shared__sc-1-0', 3, 'button'));
const preview = { html: '<h1>Parts</h1>', styles: tag(rules('mf-parts__sc-2-0', 1, 'row')) };

/** A page with a frame's styles that a preview comes to. */
function pageWith(styles: string, { styles: ofPreview } = preview) {
  const place = '<main><div data-preview-place></div></main>';
  const markup = previewMarkup(
    { ...preview, styles: ofPreview },
    { previewScript: '', styles: frameStyles },
    'n0',
  );
  const { document } = new JSDOM(`<head>${styles}</head>${place}${markup}`, {
    runScripts: 'dangerously',
  }).window;
  return {
    sheets: [...document.querySelectorAll('style')].map((style) => style.outerHTML),
    shown: document.querySelector('main')?.textContent,
    isLeft: document.querySelector('template') !== null,
  };
}

describe('previewMarkup', () => {
  it('puts one sheet in the place of the frame’s, for styled-components to take over', () => {
    const both = rules('shared__sc-1-0', 3, 'button') + rules('mf-parts__sc-2-0', 4, 'row');
    expect(pageWith(frameStyles)).toEqual({
      sheets: [tag(both).replace('<style', '<style nonce="n0"')],
      shown: 'Parts',
      isLeft: false,
    });
  });

  it('leaves a page alone whose styles have been taken over before it came', () => {
    const taken = tag('', 'active');
    expect(pageWith(taken)).toEqual({ sheets: [taken], shown: '', isLeft: false });
  });

  it('leaves styles that are no sheet beside the frame’s, as they are', () => {
    expect(pageWith(frameStyles, { ...preview, styles: tag('h1{}') })).toEqual({
      sheets: [frameStyles, '<style nonce="n0">h1{}</style>'],
      shown: 'Parts',
      isLeft: false,
    });
  });
});
