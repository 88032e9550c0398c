import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server that may die while it answers. */
export interface RunningVictim {
  /** Undefined when it died meanwhile. */
  ask(question: object): Promise<unknown>;
  kill(): void;
}

/** Starts a program that answers questions, and waits until it is ready. */
export async function startVictim(program: string, env: NodeJS.ProcessEnv): Promise<RunningVictim> {
  const child = fork(program, {
    // The embedded database is too short-lived for optimized compilation.
    execArgv: ['--liftoff-only'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if ((await said(child)) === undefined) throw new Error('the server did not start');
  return {
    ask: (question) => {
      child.send(question);
      return said(child);
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}

/** The child's next message; undefined when it was killed. @throws when it failed */
async function said(child: ChildProcess): Promise<unknown> {
  const end = new AbortController();
  const { signal } = end;
  try {
    const [first] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        if (code !== null && code !== 0) throw new Error(`the server exited with ${String(code)}`);
        return [undefined];
      }),
    ]);
    return first;
  } finally {
    end.abort();
  }
}
