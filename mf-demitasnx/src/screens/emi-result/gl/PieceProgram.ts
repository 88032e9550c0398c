import type { Rgb } from './BoardColors.ts';
import { full, type Hatch } from './hatches.ts';

/** The look of the pieces in one draw call. */
export interface PieceLook {
  readonly color: Rgb;
  /** Additional stroke width in millimeters. */
  readonly grow?: number;
  /** Default: solid. */
  readonly hatch?: Hatch;
}

/** Transform from board millimeters to clip space, and millimeters per pixel. */
export interface Projection {
  readonly view: readonly [scaleX: number, scaleY: number, x: number, y: number];
  readonly pixel: number;
}

/** A shader program that draws one kind of pieces. */
export class PieceProgram {
  readonly #program: WebGLProgram;
  readonly #places: Readonly<
    Record<'view' | 'pixel' | 'grow' | 'color' | 'hatch', WebGLUniformLocation | null>
  >;

  /** @throws Error when the shaders cannot be compiled */
  constructor(
    private readonly gl: WebGL2RenderingContext,
    vertices: string,
    fragments: string,
  ) {
    const program = gl.createProgram();
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertices],
      [gl.FRAGMENT_SHADER, fragments],
    ] as const) {
      const shader = gl.createShader(kind);
      if (!shader) throw new Error('The browser cannot create shaders.');
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost())
      throw new Error(`The shader program is invalid: ${gl.getProgramInfoLog(program) ?? ''}`);
    const place = (name: string) => gl.getUniformLocation(program, name);
    this.#program = program;
    this.#places = {
      view: place('view'),
      pixel: place('pixel'),
      grow: place('grow'),
      color: place('color'),
      hatch: place('hatch'),
    };
  }

  use({ view, pixel }: Projection, { color, grow = 0, hatch = full }: PieceLook): void {
    const { gl } = this;
    gl.useProgram(this.#program);
    gl.uniform4f(this.#places.view, ...view);
    gl.uniform1f(this.#places.pixel, pixel);
    gl.uniform1f(this.#places.grow, grow);
    gl.uniform3f(this.#places.color, ...color);
    gl.uniform2f(this.#places.hatch, ...hatch);
  }

  dispose(): void {
    this.gl.deleteProgram(this.#program);
  }
}
