import webpack, { type Compiler } from 'webpack';

const { RuntimeModule } = webpack;

/**
 * Where scripts find what they share: on a page of the portal the window, in a page of another site
 * what the loader has hung on their script element (`shell/src/embed/PortalScope.ts`). It is read
 * while a script is run for the first time, when the browser names its element.
 */
export const scopeExpression = '(document.currentScript?.portalScope ?? self)';

class ScopeRuntimeModule extends RuntimeModule {
  constructor() {
    // Before all others, some of which use it.
    super('portal scope', -20);
  }

  override generate() {
    return `__webpack_require__.portalScope = ${scopeExpression};`;
  }
}

class LoadRuntimeModule extends RuntimeModule {
  constructor() {
    super('portal scripts', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    return [
      'const load = __webpack_require__.portalScope.__portal_load_script__;',
      'if (load) __webpack_require__.l = (url, done) => load(url).then(',
      "  () => done({ type: 'load', target: { src: url } }),",
      "  () => done({ type: 'error', target: { src: url } }),",
      ');',
    ].join('\n');
  }
}

/**
 * Lets the same scripts run several times on a page that is not the portal, each time with globals of
 * their own: nothing of them is on the window, and two screens never meet.
 */
export class PortalScopePlugin {
  apply(compiler: Compiler) {
    compiler.options.output.globalObject = scopeExpression;
    compiler.hooks.thisCompilation.tap('PortalScopePlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('PortalScopePlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ScopeRuntimeModule());
        compilation.addRuntimeModule(chunk, new LoadRuntimeModule());
      });
    });
  }
}
