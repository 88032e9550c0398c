import { describe, expect, it } from '@jest/globals';
import { createContext, createElement, forwardRef, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { noteLoaded } from './loadedParts.ts';
import { Refresh } from './Refresh.ts';

const saying = (text: string): FunctionComponent =>
  function Saying() {
    return createElement('p', null, text);
  };
const markup = (type: FunctionComponent) => renderToStaticMarkup(createElement(type));

describe('Refresh', () => {
  it('exposes one component for all builds, which renders the newest', () => {
    const refresh = new Refresh();
    const [before, after] = [saying('before'), saying('after')];
    refresh.register(before, 'a.tsx Saying');
    const shown = refresh.shown(before);
    expect(markup(shown)).toBe('<p>before</p>');
    refresh.register(after, 'a.tsx Saying');
    expect(refresh.shown(after)).toBe(shown);
    expect(refresh.shown(before)).toBe(shown);
    expect(markup(shown)).toBe('<p>after</p>');
  });

  it("resets state when a component's hooks or its custom hooks change", () => {
    const refresh = new Refresh();
    const parts = ['useState', 'useState', 'useState useEffect'].map((hooks) => {
      const part = saying(hooks);
      const useOwn = () => undefined;
      refresh.sign(useOwn, hooks, () => []);
      refresh.sign(part, 'useOwn', () => [useOwn]);
      refresh.register(part, 'a.tsx Saying');
      return refresh.shown(part);
    });
    expect(parts[1]).toBe(parts[0]);
    expect(parts[2]).not.toBe(parts[0]);
  });

  it("updates a styled component's rules in place", () => {
    const refresh = new Refresh();
    const [before, after] = ['before', 'after'].map((text) =>
      forwardRef(() => createElement('p', null, text)),
    );
    refresh.register(before, 'a.styles.ts Line');
    const shown = refresh.shown(before);
    refresh.register(after, 'a.styles.ts Line');
    expect(refresh.shown(after)).toBe(shown);
    expect(renderToStaticMarkup(createElement(shown ?? ''))).toBe('<p>after</p>');
  });

  it('keeps a context, and replaces classes', () => {
    const refresh = new Refresh();
    const [one, other] = [createContext(1), createContext(2)];
    refresh.register(one, 'a.ts Context');
    refresh.register(other, 'a.ts Context');
    expect(refresh.shown(other)).toBe(one);
    class Before {
      readonly isReactComponent = true;
    }
    Object.assign(Before.prototype, { isReactComponent: {} });
    class After extends Before {}
    refresh.register(Before, 'a.tsx Boundary');
    refresh.register(After, 'a.tsx Boundary');
    expect(refresh.shown(After)).toBe(After);
  });

  it('ignores what no module created', () => {
    expect(new Refresh().shown('div')).toBe('div');
    const other = saying('other');
    expect(new Refresh().shown(other)).toBe(other);
  });

  it('reloads an opened lazy part', () => {
    const refresh = new Refresh();
    let fetched = 0;
    const part = () => Object.assign(saying('part'), { preload: () => (fetched += 1) });
    const [first, second, third] = [part(), part(), part()];
    refresh.register(first, 'a.tsx Dialog');
    refresh.register(second, 'a.tsx Dialog');
    expect(fetched).toBe(0);
    noteLoaded(second);
    refresh.register(third, 'a.tsx Dialog');
    expect(fetched).toBe(1);
  });
});
