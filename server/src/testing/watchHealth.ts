import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Requests at a fixed pace, whether or not the previous request was answered. Runs in a worker
 * thread.
 */
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

/**
 * Requests an address every 20 ms.
 * @returns stops and returns the response times in milliseconds
 */
export function watchHealth(url: string): () => Promise<readonly number[]> {
  const worker = new Worker(`(${watch.toString()})()`, { eval: true, workerData: url });
  return async () => {
    worker.postMessage('end');
    const [waits] = await once(worker, 'message');
    await worker.terminate();
    return waits as readonly number[];
  };
}
