import type { JsMinifyOptions } from '@swc/core';

/**
 * Minification by swc: smaller output in a fifth of the time of webpack's default. Functions are
 * not inlined: an inlined function, such as a default parameter's value, is a new one at each call,
 * and effects that depend on it would run endlessly.
 */
export const minimizerOptions: JsMinifyOptions = {
  compress: { reduce_funcs: false, reduce_vars: false, inline: 0 },
};

/** Removes only comments and white space; all names stay. */
export const readableOptions: JsMinifyOptions = {
  compress: false,
  mangle: false,
  format: { comments: false },
};
