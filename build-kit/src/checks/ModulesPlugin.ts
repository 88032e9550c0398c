import { relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { importCycle } from './importCycle.ts';

/** Packages that the page has once, in the shell. A second copy breaks the first. */
const ofPage =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|react-router(?:-dom)?)[\\/]/;

/** Imported only by the compiler in development; it takes React from the page. */
const jsxOfDevelopment = 'jsx-dev-runtime';

/**
 * Refuses modules that would fail in the browser without a build error. Each error names the file
 * and the remedy.
 */
export class ModulesPlugin {
  readonly #src: string;
  readonly #dir: string;

  /** @param dir the remote's workspace */
  constructor(dir: string) {
    this.#dir = dir;
    this.#src = `${dir}/src/`;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ModulesPlugin', (modules) => {
        const problems = [
          ...[...modules].flatMap((module) => this.#problemOf(module, compilation)),
          ...this.#cycles(modules, compilation),
        ];
        compilation.errors.push(...problems.map((problem) => new webpack.WebpackError(problem)));
      });
    });
  }

  #problemOf(module: Module, compilation: Compilation): readonly string[] {
    const resource = resourceOf(module);
    if (resource === undefined) return [];
    const issuer = compilation.moduleGraph.getIssuer(module);
    const from = this.#name((issuer && resourceOf(issuer)) ?? resource);
    if (/\.(css|less|s[ac]ss)$/.test(resource))
      return [`${from} imports ${this.#name(resource)}; write styles with styled-components`];
    const [, name] = ofPage.exec(resource) ?? [];
    return name === undefined || resource.includes(jsxOfDevelopment)
      ? []
      : [`${from} bundles a second ${name}; import it by package name, or from @portal/shared`];
  }

  #cycles(modules: Iterable<Module>, compilation: Compilation): readonly string[] {
    const own = [...modules].filter((module) => resourceOf(module)?.startsWith(this.#src));
    const cycle = importCycle(own, (module) =>
      [...compilation.moduleGraph.getOutgoingConnections(module)]
        .filter(({ dependency }) => dependency?.category === 'esm' && !isLazy(dependency.type))
        .map((connection) => connection.module),
    );
    if (cycle === undefined) return [];
    const names = cycle.map((module) => this.#name(resourceOf(module) ?? ''));
    return [`${names.join(' → ')} form an import cycle; move the shared code to a third file`];
  }

  #name(file: string): string {
    return relative(this.#dir, file);
  }
}

function isLazy(type: string): boolean {
  return type.startsWith('import()');
}

function resourceOf(module: Module): string | undefined {
  return module instanceof webpack.NormalModule ? module.resource.split('?')[0] : undefined;
}
