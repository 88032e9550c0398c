/** Relative luminance (WCAG 2) of a color, `#rrggbb`. */
export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast (WCAG 2) of two colors by their luminance. */
export function contrast(one: number, other: number): number {
  const [light = 0, dark = 0] = [one, other].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
