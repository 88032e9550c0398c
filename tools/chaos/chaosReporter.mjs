import { chaosTable } from './chaosTable.mjs';

const described = (annotations, wanted) =>
  annotations.find(({ type }) => type === wanted)?.description;

/** A Playwright reporter that prints each run as it ends and a table at the end. */
export default class ChaosReporter {
  #order = [];
  #runs = [];

  onBegin(_config, suite) {
    this.#order = suite.allTests().map(({ title }) => title);
  }

  onTestEnd({ title, annotations, parent }, { status, error, annotations: ofRun = [] }) {
    const outcome = described([...ofRun, ...annotations], 'outcome');
    this.#runs.push({
      name: title,
      group: described(annotations, 'group'),
      outcome: outcome === undefined ? undefined : JSON.parse(outcome),
      ...(status === 'passed' ? {} : { error: error?.message?.split('\n')[0] ?? status }),
    });
    const project = parent.project()?.name;
    process.stderr.write(
      `${status} ${title} (${project}, ${this.#runs.length} of ${this.#order.length})\n`,
    );
  }

  onEnd() {
    const place = ({ name }) => this.#order.indexOf(name);
    process.stdout.write(chaosTable(this.#runs.toSorted((a, b) => place(a) - place(b))));
  }

  printsToStdio() {
    return true;
  }
}
