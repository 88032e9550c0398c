// npm run typecheck [-- workspace or file…]: runs oxlint with the native compiler's diagnostics and
// most lint rules in one pass. Each file uses the tsconfig.json of its workspace.
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { everyRule } from '../eslint.config.js';
import { oxlint, oxlintRules } from './lint/oxlintRules.mjs';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

/** Generated from ESLint's configuration; its patterns are relative to its folder. */
const config = join(root, '.oxlintrc.json');
// ESLint, which a release runs at the same time, reads it through oxlint: never half a file.
const written = `${config}.${process.pid}`;
writeFileSync(written, JSON.stringify(oxlintRules(everyRule)));
renameSync(written, config);

const compiler = createRequire(import.meta.url).resolve('oxlint-tsgolint/bin/tsgolint.js');
const { code, output } = await runNode([oxlint, `--config=${config}`, ...process.argv.slice(2)], {
  env: { OXLINT_TSGOLINT_PATH: compiler },
});
process.stdout.write(output);
process.exit(code);
