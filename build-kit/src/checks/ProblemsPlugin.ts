import webpack, { type Compiler } from 'webpack';

/** Fails the build with problems found beforehand. */
export class ProblemsPlugin {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    this.#problems = problems;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ProblemsPlugin', (compilation) => {
      const errors = this.#problems.map((problem) => new webpack.WebpackError(problem));
      compilation.errors.push(...errors);
    });
  }
}
