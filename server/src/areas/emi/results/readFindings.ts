import { createInterface } from 'node:readline';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import type { JobFinding, JobFindings } from '@portal/emi-engine/findings/JobSummary.ts';
import { emiResultKey } from '../jobs/emiBlobKeys.ts';
import { storedAnalysisSchema, storedFindingsSchema, storedNetsSchema } from './storedFindings.ts';

type NamedNet = JobFindings['nets'][number];

/** Lines that are not list entries (`findingsText`). */
const [start, middle, end] = ['{"findings":[', '],"nets":[', ']}'];

/**
 * The findings of a successful job, in no language. Reads line by line: parsing the file of a large
 * board at once would block other requests.
 */
export async function readFindings(blobs: BlobStore, job: string): Promise<JobFinding[]> {
  const findings: JobFinding[] = [];
  for await (const entry of entriesOf(blobs, job)) {
    if (entry.list === 'nets') break;
    findings.push(...storedFindingsSchema.parse(JSON.parse(`[${entry.text}]`)));
  }
  return findings;
}

/** The nets of a successful job's board, with their classes. */
export async function readNets(blobs: BlobStore, job: string): Promise<NamedNet[]> {
  const nets: NamedNet[] = [];
  for await (const entry of entriesOf(blobs, job))
    if (entry.list === 'nets') nets.push(...storedNetsSchema.parse(JSON.parse(`[${entry.text}]`)));
  return nets;
}

interface Entry {
  readonly list: keyof JobFindings;
  /** One entry as JSON, or several separated by commas. */
  readonly text: string;
}

async function* entriesOf(blobs: BlobStore, job: string): AsyncGenerator<Entry, void, undefined> {
  const input = await blobs.read(emiResultKey(job, jobFiles.findings));
  let list: Entry['list'] = 'findings';
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line === middle) list = 'nets';
    else if (line.startsWith(start) && line !== start) yield* inOneLine(line);
    else if (line !== start && line !== end && line !== '')
      yield { list, text: line.endsWith(',') ? line.slice(0, -1) : line };
  }
}

/** Earlier releases wrote everything in one line. */
function* inOneLine(line: string): Generator<Entry, void, undefined> {
  const { findings, nets } = storedAnalysisSchema.parse(JSON.parse(line));
  for (const finding of findings) yield { list: 'findings', text: JSON.stringify(finding) };
  for (const net of nets) yield { list: 'nets', text: JSON.stringify(net) };
}
