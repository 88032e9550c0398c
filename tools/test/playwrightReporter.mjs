import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The page content at the time of a failure (written by Playwright), and what the test still waited
 * for.
 */
const circumstances = (attachments) =>
  attachments
    .map(({ name, path, body }) => {
      if (name === 'requests under way') return `${name}:\n${body}`;
      if (name !== 'error-context') return '';
      return /# Page snapshot[^]*?(?=# Test source)/.exec(readFileSync(path, 'utf8'))?.[0] ?? '';
    })
    .join('\n');

/** Prints failures immediately and writes the counts for `e2eStep` to a file. */
export default class PlaywrightReporter {
  #report = { passed: 0, failed: 0, skipped: 0, files: [] };

  printsToStdio() {
    return true;
  }

  onTestEnd(test, { status, duration, errors, attachments }) {
    const [, project, file, ...titles] = test.titlePath();
    const name = `${file} › ${titles.join(' › ')} (${project})`;
    this.#report.files.push({ name, seconds: duration / 1000 });
    if (status === 'skipped') this.#report.skipped += 1;
    else if (status === test.expectedStatus) this.#report.passed += 1;
    else {
      this.#report.failed += 1;
      const reasons = errors.map(({ stack, message }) => stack ?? message).join('\n');
      process.stdout.write(
        `\nFAIL ${name}: ${status}\n${reasons}\n${circumstances(attachments)}\n`,
      );
    }
  }

  /** Failures outside of tests, such as the start of the portal. */
  onError({ stack, message }) {
    this.#report.failed += 1;
    process.stdout.write(`\nFAIL ${stack ?? message}\n`);
  }

  onEnd() {
    writeFileSync(process.env.PLAYWRIGHT_REPORT, JSON.stringify(this.#report));
  }
}
