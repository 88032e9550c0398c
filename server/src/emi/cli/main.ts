// npm run --silent emi -- facts board.tgz: prints what is in an ODB++ archive as JSON.
import { resolve } from 'node:path';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { listFacts } from '../facts/listFacts.ts';
import { readBoard } from '../model/readBoard.ts';
import { EmiError } from '../problems/EmiError.ts';

const usage = 'Usage: npm run --silent emi -- facts board.tgz';
/** The archive cannot be analyzed, or was not named rightly. */
const refused = 2;

const [command, path, ...rest] = process.argv.slice(2);
if (command !== 'facts' || path === undefined || rest.length > 0) refuse(usage);
else await printFacts(path);

async function printFacts(written: string): Promise<void> {
  // npm runs scripts in the folder of the package; paths are meant from where it was called.
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), written);
  try {
    const facts = await withFileSource(file, async (source) => listFacts(await readBoard(source)));
    process.stdout.write(`${JSON.stringify(facts)}\n`);
  } catch (error) {
    if (error instanceof EmiError) refuse(error.message);
    else if (error instanceof Error && 'syscall' in error)
      refuse(`The file ${written} cannot be read (${error.message}).`);
    else throw error;
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = refused;
}
