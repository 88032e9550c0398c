import webpack, { type Compiler } from 'webpack';

const { RuntimeModule } = webpack;

/**
 * Where scripts find shared objects: in the portal the window; in an embedding page the object that
 * the loader attached to their script element (`shell/src/embed/PortalScope.ts`). It is read while
 * the script first runs, when `document.currentScript` is set.
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
 * Lets the same scripts run several times on an embedding page with separate globals. Nothing is on
 * the window, and two screens do not interfere.
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
