import { aScene } from '../../testing/aScene.ts';
import { netAt } from '../board-view/findCopper.ts';

const plane = { net: 0, rings: [[1, 1, 39, 1, 39, 29, 1, 29]] };
/** Converts a place of the archive to the scene, whose origin is the center of the board. */
const at = (x: number, y: number) => ({ x: x - 20, y: y - 15 });

describe('buildScene', () => {
  it('places lines, pads and areas as in the archive, with their nets', () => {
    const scene = aScene({
      shapes: [
        { diameter: 1_000_000, polygons: [] },
        {
          polygons: [{ isNegative: false, rings: [[-2e6, -5e5, 2e6, -5e5, 2e6, 5e5, -2e6, 5e5]] }],
        },
      ],
      layers: [
        {
          name: 'top',
          lines: [{ net: 1, xy: [5, 5, 35, 5], width: 0.2 }],
          pads: [
            { net: 1, xy: [5, 5], shape: 0 },
            { net: 0, xy: [20, 20], shape: 1, angle: 90 },
          ],
        },
        { name: 'ground', planeNet: 0, areas: [plane] },
      ],
    });
    const [top, ground] = scene.layers;
    expect(scene.center).toEqual([20, 15]);
    expect(netAt(top!, at(20, 5), 0, scene.grid)).toBe(1);
    expect(netAt(top!, at(5.4, 5.2), 0, scene.grid)).toBe(1);
    // After a right-angle rotation the long side is vertical.
    expect(netAt(top!, at(20, 21.8), 0, scene.grid)).toBe(0);
    expect(netAt(top!, at(21.8, 20), 0, scene.grid)).toBeUndefined();
    expect(netAt(ground!, at(2, 2), 0, scene.grid)).toBe(0);
    expect(netAt(ground!, at(0.5, 2), 0, scene.grid)).toBeUndefined();
  });

  it('lets a piece erase earlier pieces, but not later ones', () => {
    const scene = aScene({
      layers: [
        {
          name: 'in1',
          areas: [
            plane,
            { isNegative: true, rings: [[10, 10, 20, 10, 20, 20, 10, 20]] },
            { net: 1, rings: [[14, 14, 16, 14, 16, 16, 14, 16]] },
          ],
        },
      ],
    });
    const [layer] = scene.layers;
    expect(layer!.runs).toHaveLength(3);
    expect(netAt(layer!, at(12, 12), 0, scene.grid)).toBeUndefined();
    expect(netAt(layer!, at(15, 15), 0, scene.grid)).toBe(1);
    expect(netAt(layer!, at(25, 15), 0, scene.grid)).toBe(0);
  });

  it('builds a negative layer as the outline minus its pieces', () => {
    const scene = aScene({
      layers: [{ name: 'gnd', isNegative: true, lines: [{ xy: [5, 5, 35, 5], width: 1 }] }],
    });
    const [layer] = scene.layers;
    expect(netAt(layer!, at(20, 5), 0, scene.grid)).toBeUndefined();
    expect(netAt(layer!, at(20, 10), 0, scene.grid)).toBe(-1);
  });

  it('loses no piece when sorting into tiles', () => {
    const lines = Array.from({ length: 400 }, (_, index) => ({
      net: 1,
      xy: [(index % 20) * 2, Math.floor(index / 20) * 1.5, (index % 20) * 2 + 1, 3],
      width: 0.1,
    }));
    const [layer] = aScene({ layers: [{ name: 'top', lines }] }).layers;
    const [run] = layer!.runs;
    expect(run!.capsules.count).toBe(400);
    expect(run!.capsules.tiles.at(-1)).toBe(400);
  });
});
