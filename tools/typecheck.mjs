// npm run typecheck [-- workspace or file…]: runs oxlint with the native compiler's diagnostics and
// most lint rules in one pass. Each file uses the tsconfig.json of its workspace.
import { createRequire } from 'node:module';
import { oxlint } from './lint/oxlint.mjs';
import { oxlintConfig } from './lint/oxlintConfig.mjs';
import { runNode } from './run.mjs';

const config = await oxlintConfig();
const compiler = createRequire(import.meta.url).resolve('oxlint-tsgolint/bin/tsgolint.js');
const { code, output } = await runNode([oxlint, `--config=${config}`, ...process.argv.slice(2)], {
  env: { OXLINT_TSGOLINT_PATH: compiler },
});
process.stdout.write(output);
process.exit(code);
