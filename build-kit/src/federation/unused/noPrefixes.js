/** In place of the style compiler's prefixes for old browsers. @param {string} value */
export const prefix = (value) => value;
