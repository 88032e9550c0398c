import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Asks at a fixed pace, whether the call before has been answered or not. Runs in a thread of its own. */
function watch(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const waits: number[] = [];
  const asking = setInterval(() => {
    const sentAt = performance.now();
    void fetch(String(workerData)).then(async (answer) => {
      await answer.text();
      waits.push(performance.now() - sentAt);
    });
  }, 20);
  parentPort?.once('message', () => {
    clearInterval(asking);
    setTimeout(() => parentPort.postMessage(waits), 500);
  });
}

/** Asks for an address every 20 ms. @returns a function that ends it and gives the waits in milliseconds */
export function watchHealth(url: string): () => Promise<readonly number[]> {
  const worker = new Worker(`(${watch.toString()})()`, { eval: true, workerData: url });
  return async () => {
    worker.postMessage('end');
    const [waits] = await once(worker, 'message');
    await worker.terminate();
    return waits as readonly number[];
  };
}
