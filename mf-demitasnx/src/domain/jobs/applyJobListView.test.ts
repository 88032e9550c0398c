import { anEmiJob } from '../../testing/anEmiJob.ts';
import { applyJobListView } from './applyJobListView.ts';
import { jobListView, type JobListView } from './JobListView.ts';

const jobs = [
  anEmiJob({ id: '1', src_filename: 'router.tgz', created_at: '2026-11-18T01:00:00Z' }),
  anEmiJob({
    id: '2',
    src_filename: 'video.zip',
    created_at: '2026-11-20T01:00:00Z',
    finished_at: null,
    status: 'processing',
  }),
  anEmiJob({
    id: '3',
    src_filename: 'audio.tgz',
    created_at: '2026-11-19T01:00:00Z',
    status: 'failed',
    user_name: '田中 一郎',
  }),
];
const ids = (changes: Partial<JobListView>) =>
  applyJobListView(jobs, { ...jobListView.initial, ...changes }).map(({ id }) => id);

describe('applyJobListView', () => {
  it('shows the latest job first', () => {
    expect(ids({})).toEqual(['2', '3', '1']);
  });

  it("sorts by status in the order of a job's life", () => {
    expect(ids({ sort: { key: 'status', descending: false } })).toEqual(['2', '1', '3']);
  });

  it.each([false, true])('puts unfinished jobs last (descending: %p)', (descending) => {
    expect(ids({ sort: { key: 'finished_at', descending } }).at(-1)).toBe('2');
  });

  it('filters by status and by every word', () => {
    expect(ids({ status: 'failed' })).toEqual(['3']);
    expect(ids({ search: 'TGZ 田中' })).toEqual(['3']);
  });
});
