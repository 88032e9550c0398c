import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.mjs';

/** Prints failures immediately and writes the counts for `jestStep` to a file. */
export default class JestReporter {
  files = [];

  onTestResult(_test, { testFilePath, perfStats, failureMessage }) {
    const name = relative(root, testFilePath);
    this.files.push({ name, seconds: (perfStats.end - perfStats.start) / 1000 });
    if (failureMessage) process.stdout.write(`\nFAIL ${name}\n${failureMessage}\n`);
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
    const report = {
      passed: numPassedTests,
      failed: numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: numPendingTests + numTodoTests,
      files: this.files,
    };
    writeFileSync(process.env.JEST_REPORT, JSON.stringify(report));
  }
}
