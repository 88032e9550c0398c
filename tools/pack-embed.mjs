// npm run pack:embed: packs the package that other sites install into shell/dist/embed/package,
// where the portal serves it, and writes its reference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
await install();
const { buildStale } = await import('./build/buildStale.mjs');
const { failed } = await buildStale({ names: ['embed'] });
if (failed.length > 0) process.exit(1);
const { embedFolder } = await import('./embed/packEmbed.mjs');
const { readEmbed } = await import('./embed/readEmbed.mjs');
const { referenceFile, renderReference } = await import('./embed/renderReference.mjs');
writeFileSync(referenceFile, renderReference(await readEmbed()));
const index = JSON.parse(readFileSync(join(embedFolder, 'index.json'), 'utf8'));
process.stdout.write(`${index.name} ${index.version}  ${join(embedFolder, index.file)}\n`);
