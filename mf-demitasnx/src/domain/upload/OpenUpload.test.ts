import { anOpenUpload } from '../../testing/anOpenUpload.ts';
import { findOpenUpload } from './OpenUpload.ts';

const file = { name: 'router.tgz', size: 120, lastModified: 5 };
const uploads = [
  anOpenUpload({ id: 'other', src_filename: 'video.tgz' }),
  anOpenUpload({ src_filename: 'router.tgz', src_bytes: 120, src_modified: 5 }),
];

describe('findOpenUpload', () => {
  it('finds the upload of the same file', () => {
    expect(findOpenUpload(uploads, file)).toBe(uploads[1]);
  });

  it.each([{ name: 'router2.tgz' }, { size: 121 }, { lastModified: 6 }])(
    'finds none for another file: %j',
    (change) => {
      expect(findOpenUpload(uploads, { ...file, ...change })).toBeUndefined();
    },
  );
});
