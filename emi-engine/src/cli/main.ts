// npm run --silent emi -- facts board.tgz: prints what is in an ODB++ archive as JSON.
// npm run --silent emi -- parts board.tgz, or nets: prints how they are recognized as CSV.
// npm run --silent emi -- check board.tgz --out report/: analyzes it and writes a report.
import { runCommand } from './runCommand.ts';

/** Exit status for invalid archives and invalid arguments. */
const refused = 2;

const refusal = await runCommand(process.argv.slice(2), (text) => {
  process.stdout.write(text);
});
if (refusal !== undefined) {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = refused;
}
