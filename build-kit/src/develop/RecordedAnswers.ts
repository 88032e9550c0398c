import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

interface Answer {
  readonly type: string;
  /** For part of a list: the total number of items. */
  readonly total?: string;
  readonly body: string;
}

/**
 * Recorded responses of a portal by address, in a file of the remote's folder. They may contain
 * personal data, so the file stays on the developer's machine.
 */
export class RecordedAnswers {
  readonly #file: string;
  readonly #answers: Map<string, Answer>;

  constructor(file: string) {
    this.#file = file;
    const known: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    // oxlint-disable-next-line typescript/consistent-type-assertions -- written below
    this.#answers = new Map(Object.entries(known as Record<string, Answer>));
  }

  get(address: string): Answer | undefined {
    return this.#answers.get(address);
  }

  /** Records the response to a successful GET. */
  keep({ method, url = '' }: IncomingMessage, data: string, answer: IncomingMessage): void {
    if (method !== 'GET' || answer.statusCode !== 200) return;
    const { 'content-type': type = '', 'x-total-count': total } = answer.headers;
    const kept = { type, ...(typeof total === 'string' ? { total } : {}), body: data };
    this.#answers.set(url, kept);
    const sorted = [...this.#answers].toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
