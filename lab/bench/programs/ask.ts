import type { ChildProcess } from 'node:child_process';

/** Sends a program a question and waits for the next message from it. */
export function ask<Answer>(program: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve) => {
    program.once('message', (answer: Answer) => resolve(answer));
    program.send(question);
  });
}
