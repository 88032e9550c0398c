// The process of one job: reads a `JobOrder` as JSON from standard input and answers on standard
// output.
import { text } from 'node:stream/consumers';
import { EmiError } from '../problems/EmiError.ts';
import { type JobAnswer, type JobLine } from './JobOutcome.ts';
import { parseOrder } from './orderText.ts';
import { performJob } from './performJob.ts';

say(await answer());

function say(line: JobLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function answer(): Promise<JobAnswer> {
  try {
    await performJob(parseOrder(await text(process.stdin)), (progress) => {
      say({ kind: 'progress', ...progress });
    });
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof EmiError) return { kind: 'refused', problem: error.problem };
    if (error instanceof RangeError && isOutOfMemory(error)) return { kind: 'memory' };
    throw error;
  }
}

/**
 * V8 and Node throw these if the address space is used up; a full heap ends the process instead.
 */
function isOutOfMemory({ message }: RangeError): boolean {
  return /allocation failed|out of memory/i.test(message);
}
