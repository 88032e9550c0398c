import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { orderText, parseOrder } from '@portal/emi-engine/job/orderText.ts';
import { EmiError } from '@portal/emi-engine/problems/EmiError.ts';
import type { RunEngine } from '../areas/emi/jobs/runAnalysis.ts';

/** The EMI engine in this process; a separate one takes five times as long. */
export const engineHere: RunEngine = async ({ signal: _signal, onProgress, ...order }) => {
  const { performJob } = await import('@portal/emi-engine/job/performJob.ts');
  try {
    await performJob(parseOrder(orderText(order)), onProgress);
  } catch (error) {
    if (error instanceof EmiError) return { kind: 'refused', problem: error.problem };
    throw error;
  }
  const summary: JobSummary = JSON.parse(
    await readFile(path.join(order.outDir, jobFiles.summary), 'utf8'),
  );
  return { kind: 'done', summary, isLimited: true };
};
