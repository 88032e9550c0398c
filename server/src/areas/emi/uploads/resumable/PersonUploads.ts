import { Readable } from 'node:stream';
import type { Locale } from '@portal/shared/domain';
import { DataStore, Upload } from '@tus/server';
import type { Deps } from '../../../../platform/Deps.ts';
import { GoneError, NotFoundError } from '../../../../platform/errors.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import { emiSourceKey } from '../../jobs/emiBlobKeys.ts';
import type { GivenLists } from '../../jobs/jobLists.ts';
import { isArchiveStart, peekStart } from '../archiveStart.ts';
import { EmiUploadError } from '../EmiUploadError.ts';
import { readEmiFields } from '../readEmiFields.ts';
import { endUpload } from './endUpload.ts';
import { finishUpload } from './finishUpload.ts';
import { openUpload } from './openUpload.ts';
import { partialKey, partialUploadOf, type PartialUpload } from './partialUploads.queries.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** From the call's body. */
  readonly lists: GivenLists;
}

/** First bytes that identify an archive. */
const telling = 4;

/**
 * One person's uploads, as a store of the tus library. A request for a complete upload creates its
 * job first, so that no answer reports completion without a job.
 */
export class PersonUploads extends DataStore {
  /** Expiry of the requested upload. */
  expiresAt: Date | undefined;

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'clock' | 'blobs' | 'partials' | 'queue'>,
    private readonly asking: Asking,
  ) {
    super();
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { viewer, locale, lists } = this.asking;
    const texts = new Map(
      Object.entries(upload.metadata ?? {}).map(([name, value]) => [name, value ?? '']),
    );
    for (const [name, text] of Object.entries(lists)) texts.set(name, text ?? '');
    const modified = Number(texts.get('last_modified') ?? Number.NaN);
    this.expiresAt = await openUpload(this.deps, {
      id: upload.id,
      viewer,
      fields: await readEmiFields(texts, locale),
      file: {
        name: texts.get('filename') ?? '',
        bytes: upload.size ?? 0,
        modified: Number.isSafeInteger(modified) ? modified : null,
      },
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#find(id);
    const size = found.src_bytes;
    const offset = found.finished_at === null ? await this.#received(found) : size;
    if (offset === size && found.finished_at === null) {
      await finishUpload(this.deps, this.asking, found);
    }
    return new Upload({ id, size, offset });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const found = await this.#find(id);
    if (offset === found.src_bytes) return offset;
    const piece = offset === 0 ? await this.#beginning(content, found) : content;
    const size = await this.deps.partials.append(partialKey(id), offset, piece);
    if (size === found.src_bytes) await finishUpload(this.deps, this.asking, found);
    return size;
  }

  override async remove(id: string): Promise<void> {
    await endUpload(this.deps, this.asking.viewer, await this.#find(id));
  }

  /** @throws NotFoundError for another person's upload, GoneError for an expired one */
  async #find(id: string): Promise<PartialUpload> {
    const found = await partialUploadOf(this.deps.db, this.asking.viewer, id);
    if (!found) throw new NotFoundError();
    if (found.expires_at <= this.deps.clock()) throw new GoneError();
    this.expiresAt = found.expires_at;
    return found;
  }

  /**
   * The first piece of an archive. A piece that ends before its first bytes can be judged is
   * dropped.
   * @throws EmiUploadError if it is no archive; ends its upload
   */
  async #beginning(content: Readable, upload: PartialUpload): Promise<Readable> {
    const { start, whole } = await peekStart(content);
    if (start.length < Math.min(telling, upload.src_bytes)) return Readable.from([]);
    if (isArchiveStart(start)) return Readable.from(whole);
    await endUpload(this.deps, this.asking.viewer, upload);
    throw new EmiUploadError('file_type');
  }

  async #received({ id, src_bytes }: PartialUpload): Promise<number> {
    const partial = await this.deps.partials.size(partialKey(id));
    if (partial !== undefined) return partial;
    if (await this.deps.blobs.stat(emiSourceKey(id))) return src_bytes;
    // Begun in another store, before the portal was moved: starts over.
    await this.deps.partials.begin(partialKey(id));
    return 0;
  }
}
