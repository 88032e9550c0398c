import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { previewMarkup } from './renderPreview.ts';

const tag = (css: string) => `<style data-styled="true" data-styled-version="6.6.0">${css}</style>`;
const rules = (id: string, group: number, name: string) =>
  `.${name}{order:1;}/*!sc*/\ndata-styled.g${group}[id="${id}"]{content:"${name},"}/*!sc*/\n`;

const button = rules('shared__sc-1-0', 3, 'button');
const frameStyles = tag(button);

/** A page with the frame's styles into which a preview with these styles was inserted. */
function pageWith(styles: string) {
  const place = '<main><div data-preview-place></div></main>';
  const preview = { html: '<h1>Parts</h1>', styles };
  const frame = { previewScript: '', styles: frameStyles };
  const markup = previewMarkup(preview, frame, 'n0');
  const { document } = new JSDOM(`<head>${frameStyles}</head>${place}${markup}`, {
    runScripts: 'dangerously',
  }).window;
  return {
    sheets: [...document.querySelectorAll('style')].map((style) => style.outerHTML),
    shown: document.querySelector('main')?.textContent,
    isLeft: document.querySelector('template') !== null,
  };
}

describe('previewMarkup', () => {
  it('sends only the styles that the frame lacks, as a compatible sheet', () => {
    const styles = tag(rules('shared__sc-1-0', 1, 'button') + rules('mf-parts__sc-2-0', 2, 'row'));
    const added = tag(rules('mf-parts__sc-2-0', 4, 'row')).replace('<style', '<style nonce="n0"');
    expect(pageWith(styles)).toEqual({
      sheets: [frameStyles, added],
      shown: 'Parts',
      isLeft: false,
    });
  });

  it('sends styles that cannot be parsed unchanged', () => {
    expect(pageWith(tag('h1{}'))).toEqual({
      sheets: [frameStyles, '<style nonce="n0">h1{}</style>'],
      shown: 'Parts',
      isLeft: false,
    });
  });
});
