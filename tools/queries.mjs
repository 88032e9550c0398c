// npm run queries [-- --write]: checks that the database schema serves the previous version, whose
// statements are in server/former-version.json. After a release, --write records the statements of
// this version instead, from everything that the server's tests send.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const onOutput = (text) => process.stdout.write(text);

async function record() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'portal-statements-'));
  try {
    const env = { RECORD_STATEMENTS: folder, TEST_DATABASE_URL: '' };
    const { code } = await runNode(['tools/unit.mjs', 'server'], { env, onOutput });
    if (code !== 0) return code;
    const program = 'server/src/testing/former-version/writeFormerVersion.ts';
    return (await runNode(['--import', 'tsx', program, version, folder], { onOutput })).code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isRecording = process.argv.includes('--write');
const compare = () => runNode(['tools/unit.mjs', 'server', 'former-version/'], { onOutput });
process.exit(isRecording ? await record() : (await compare()).code);
