// npm run build [-- workspace…] [--e2e]: builds what has changed, two targets at a time; --e2e also
// builds the releases that only the journeys publish.
import { checkNode } from './setup/checkNode.mjs';

checkNode();
const { install } = await import('./setup/install.mjs');
const { buildStale } = await import('./build/buildStale.mjs');
await install();
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const withE2e = process.argv.includes('--e2e');
const { built, failed, fresh } = await buildStale({ names, withE2e });
process.stdout.write(
  `build: ${built.length} built, ${fresh.length} unchanged, ${failed.length} failed\n`,
);
process.exit(failed.length > 0 ? 1 : 0);
