import { capsuleNumbers } from '../../../domain/drawing/PieceList.ts';

/** Pieces on the GPU. Each is drawn as a strip of two triangles. */
export class PieceBuffer {
  readonly #buffer: WebGLBuffer;
  readonly #array: WebGLVertexArrayObject;
  readonly isCapsules: boolean;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    values: Float32Array,
    private readonly stride: number,
  ) {
    this.isCapsules = stride === capsuleNumbers;
    this.#buffer = gl.createBuffer();
    this.#array = gl.createVertexArray();
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    for (const place of [0, 1]) {
      gl.enableVertexAttribArray(place);
      gl.vertexAttribDivisor(place, 1);
    }
    gl.bindVertexArray(null);
  }

  /** Draws a half-open range of pieces in one call. */
  draw(from: number, to: number): void {
    const { gl } = this;
    const bytes = this.stride * 4;
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    const [first, second] = this.isCapsules ? [4, 1] : [2, 4];
    gl.vertexAttribPointer(0, first, gl.FLOAT, false, bytes, from * bytes);
    gl.vertexAttribPointer(1, second, gl.FLOAT, false, bytes, from * bytes + first * 4);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, to - from);
  }

  dispose(): void {
    this.gl.deleteBuffer(this.#buffer);
    this.gl.deleteVertexArray(this.#array);
  }
}
