// Replaces `react` in a remote's modules in development. JavaScript, because the types of React
// cannot be re-exported as a whole.
import * as React from 'react';
import { pageRefresh } from './pageRefresh.ts';

export * from 'react';

/** Each new build re-runs hooks, whatever their dependencies. */
const since = (deps) => deps && [...deps, pageRefresh.epoch];

export const useEffect = (effect, deps) => React.useEffect(effect, since(deps));
export const useLayoutEffect = (effect, deps) => React.useLayoutEffect(effect, since(deps));
export const useInsertionEffect = (effect, deps) => React.useInsertionEffect(effect, since(deps));
export const useMemo = (compute, deps) => React.useMemo(compute, since(deps));
export const useCallback = (callback, deps) => React.useCallback(callback, since(deps));
export const useContext = (context) => React.useContext(pageRefresh.shown(context));
export const use = (usable) => React.use(pageRefresh.shown(usable));
