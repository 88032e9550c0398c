import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { npmPack } from '../packages/npmPack.mjs';
import { root } from '../root.mjs';
import { buildManifest } from './buildManifest.mjs';
import { embedManifest } from './packedEmbed.mjs';
import { readEmbed } from './readEmbed.mjs';
import { generateTypes } from './generateTypes.mjs';

const staging = join(root, '.cache/embed');
const code = join(root, 'shell/src/embed/package');

/** Folder of the packed package with its `index.json`, beside the other files for other sites. */
export const embedFolder = join(root, 'shell/dist/embed/package');

/** Packs the package that other sites install. @param target output folder */
export async function packEmbed(target = embedFolder) {
  for (const folder of [staging, target]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const embed = await readEmbed();
  const write = (file, text) => writeFileSync(join(staging, file), text);
  const writeJson = (file, content) => write(file, `${JSON.stringify(content, null, 2)}\n`);
  cpSync(join(root, 'tools/embed/types'), staging, { recursive: true });
  cpSync(join(code, 'README.md'), join(staging, 'README.md'));
  write('facts.d.ts', await generateTypes(embed));
  write('loadPortal.d.ts', typesOfCode('loadPortal.ts'));
  write('types.js', 'export {};\n');
  writeJson('custom-elements.json', buildManifest(embed));
  writeJson('package.json', embedManifest);
  await bundle();
  const packed = await npmPack(staging, target);
  writeFileSync(join(target, 'index.json'), `${JSON.stringify(packed, null, 2)}\n`);
  return packed;
}

/** @throws Error if the compiler would have to infer a type of the file */
function typesOfCode(file) {
  const text = readFileSync(join(code, file), 'utf8');
  const { outputText, diagnostics } = ts.transpileDeclaration(text, { fileName: file });
  const [problem] = diagnostics ?? [];
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return outputText;
}

async function bundle() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [join(code, 'loadPortal.ts')],
    outfile: join(staging, 'index.js'),
    bundle: true,
    format: 'esm',
    // Hosts with a build set their own target.
    target: 'es2020',
    logLevel: 'silent',
  });
}
