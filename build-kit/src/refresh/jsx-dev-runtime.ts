import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { pageRefresh } from './pageRefresh.ts';

export { Fragment };

/** The compiler's JSX output in development; the page's React may be the production build. */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxs : jsx)(pageRefresh.shown(type), props, key);
}
