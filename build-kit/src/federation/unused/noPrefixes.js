/** Replaces the style compiler's vendor prefixes. @param {string} value */
export const prefix = (value) => value;
