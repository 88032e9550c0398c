import { __PRIVATE__, version } from 'styled-components';
import { adoptSheets } from './adoptSheets.ts';

const { StyleSheet } = __PRIVATE__;

/** Ids are registered once for all sheets. */
let tests = 0;
let of = (component: string) => component;
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  tests += 1;
  of = (component) => `${component}-${String(tests)}`;
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** A style element as the server sends it: rules of components, each with its mark behind it. */
function send(place: Element, rules: Readonly<Record<string, string>>): HTMLStyleElement {
  const element = document.createElement('style');
  element.dataset.styled = 'active';
  element.dataset.styledVersion = version;
  element.textContent = Object.entries(rules)
    .map(([component, text], group) => {
      const names = [...text.matchAll(/\.(\w+)/g)].map(([, name]) => `${name ?? ''},`).join('');
      const mark = `data-styled.g${String(group + 1)}[id="${of(component)}"]{content:"${names}"}`;
      return `${text}/*!sc*/\n${mark}/*!sc*/\n`;
    })
    .join('');
  return place.appendChild(element);
}

/** The class names of all rules on the page, in the order in which they count. */
function classNames(): readonly string[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => /^\.(\w+)/.exec(cssText)?.[1])
    .filter((name) => name !== undefined);
}

describe('style sheets that the server has sent', () => {
  it('stay as they are, and their class names are known', () => {
    const frame = send(document.head, { bar: '.b1 { top: 1px }', menu: '.m1 { top: 2px }' });
    const preview = send(document.body, { list: '.l1 { top: 3px }' });
    const rules = [...(frame.sheet?.cssRules ?? [])];
    const sheet = new StyleSheet();
    adoptSheets([frame, preview], sheet);
    expect([...document.querySelectorAll('style')]).toEqual([frame, preview]);
    expect([...(frame.sheet?.cssRules ?? [])]).toEqual(rules);
    expect(sheet.hasNameForId(of('menu'), 'm1')).toBe(true);
    expect(sheet.hasNameForId(of('list'), 'l1')).toBe(true);
    expect(sheet.hasNameForId(of('list'), 'm1')).toBe(false);
  });

  it('take the rules that come later where they belong', () => {
    const frame = send(document.head, { bar: '.b1 { top: 1px }', menu: '.m1 { top: 2px }' });
    const preview = send(document.body, { list: '.l1 { top: 3px }', row: '.r1 { top: 4px }' });
    const sheet = new StyleSheet();
    adoptSheets([frame, preview], sheet);
    sheet.insertRules(of('later'), 'x1', ['.x1 { top: 5px }']);
    sheet.insertRules(of('row'), 'r2', ['.r2 { top: 6px }', '.r2:hover { top: 6px }']);
    sheet.insertRules(of('bar'), 'b2', ['.b2 { top: 7px }']);
    sheet.insertRules(of('list'), 'l2', ['.l2 { top: 8px }']);
    sheet.insertRules(of('menu'), 'm2', ['.m2 { top: 9px }']);
    expect(classNames().join(' ')).toBe('b1 b2 m1 m2 l1 l2 r1 r2 r2 x1');
  });

  it('leave the rules of components that they lack to another sheet', () => {
    const frame = send(document.head, { bar: '.b1 { top: 1px }', row: '.r1 { top: 4px }' });
    Object.assign(document, { adoptedStyleSheets: [] });
    const sheet = new StyleSheet();
    adoptSheets([frame], sheet);
    sheet.insertRules(of('menu'), 'm1', ['.m1 { top: 2px }']);
    sheet.insertRules(of('bar'), 'b2', ['.b2 { top: 3px }']);
    const later = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    expect(classNames().join(' ')).toBe('b1 b2 r1');
    expect(later.map(({ cssText }) => cssText).join(' ')).toMatch(/^\.m1/);
  });

  it('lose only the rules that styled-components replaces', () => {
    const frame = send(document.head, { page: '.p1 { top: 1px }', menu: '.m1 { top: 2px }' });
    const sheet = new StyleSheet();
    adoptSheets([frame], sheet);
    sheet.clearRules(of('page'));
    sheet.insertRules(of('page'), 'p2', ['.p2 { top: 3px }']);
    expect(classNames().join(' ')).toBe('p2 m1');
  });

  it('have the rules of a component together once the page is idle, where both bring some', () => {
    const frame = send(document.head, { bar: '.b1 { top: 1px }', menu: '.m1 { top: 2px }' });
    const preview = send(document.body, { bar: '.b2 { top: 3px }', list: '.l1 { top: 4px }' });
    const sheet = new StyleSheet();
    adoptSheets([frame, preview], sheet);
    expect(sheet.hasNameForId(of('bar'), 'b2')).toBe(true);
    sheet.insertRules(of('list'), 'l2', ['.l2 { top: 5px }']);
    sheet.insertRules(of('menu'), 'm2', ['.m2 { top: 6px }']);
    sheet.insertRules(of('bar'), 'b3', ['.b3 { top: 7px }']);
    expect(classNames().join(' ')).toBe('b1 b3 m1 b2 m2 l1 l2');
    jest.runAllTimers();
    expect(classNames().join(' ')).toBe('b1 b3 b2 m1 m2 l1 l2');
    sheet.insertRules(of('menu'), 'm3', ['.m3 { top: 8px }']);
    sheet.insertRules(of('list'), 'l3', ['.l3 { top: 9px }']);
    expect(classNames().join(' ')).toBe('b1 b3 b2 m1 m2 m3 l1 l2 l3');
  });

  it('do not mind a rule that the browser does not know', () => {
    const frame = send(document.head, { bar: '.b1 { top: 1px }' });
    const sheet = new StyleSheet();
    adoptSheets([frame], sheet);
    sheet.insertRules(of('bar'), 'b2', ['.b2 {{', '.b2 { top: 2px }']);
    sheet.insertRules(of('menu'), 'm1', ['.m1 { top: 3px }']);
    expect(classNames().join(' ')).toBe('b1 b2 m1');
  });

  it.each<[string, (element: HTMLStyleElement) => void]>([
    ['of another version', (element) => (element.dataset.styledVersion = '5.0.0')],
    ['with groups in another order', (element) => (element.textContent += element.textContent)],
    ['with rules of no component', (element) => element.sheet?.insertRule('.x { top: 0 }', 2)],
  ])('are left to the library where one is %s', (_, change) => {
    const frame = send(document.head, { bar: '.b1 { top: 1px }' });
    change(frame);
    const sheet = new StyleSheet();
    const rehydrate = jest.spyOn(sheet, 'rehydrate').mockReturnValue();
    adoptSheets([frame], sheet);
    expect(frame.dataset.styled).toBe('true');
    expect(rehydrate).toHaveBeenCalledTimes(1);
  });

  it('are none on a page without any', () => {
    const sheet = new StyleSheet();
    adoptSheets([], sheet);
    expect(sheet.tag).toBeUndefined();
  });
});
