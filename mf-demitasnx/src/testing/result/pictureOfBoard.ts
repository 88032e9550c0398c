import { screen } from '@testing-library/react';

/** The check box of a layer. */
export function layer(name: string) {
  return screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
}

/** Converts board millimeters to a picture place; the whole board takes 92 %. */
export function picturePlace(x: number, y: number) {
  const scale = 0.92 * Math.min(800 / 40, 600 / 30);
  return { clientX: 400 + (x - 20) * scale, clientY: 300 - (y - 15) * scale };
}
