import { protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { isOfTransaction, isPreparable, mostStatements } from '../preparable.ts';
import { AbortAwarePGlite } from './AbortAwarePGlite.ts';
import { readAnswer, type Column } from './readAnswer.ts';

const { messages, serialize } = protocol;

/** A prepared statement. */
interface Prepared {
  readonly name: string;
  /** Type OIDs of its parameters. */
  readonly parameters: readonly number[];
  readonly fields: Results['fields'];
  readonly columns: readonly Column[];
}

/** Statements that can change the result columns of others. */
const changesStructure = /\b(?:create|alter|drop)\b/i;

/** PGlite with prepared statements: parsing and planning takes longer than most reads. */
export class PreparingPGlite extends AbortAwarePGlite {
  readonly #prepared = new Map<string, Prepared>();

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    const results = await super.exec(text, options);
    if (changesStructure.test(text)) {
      await super.exec('deallocate all');
      this.#prepared.clear();
    }
    return results;
  }

  override async query<Row>(
    text: string,
    parameters: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    if (options || !(this.#prepared.has(text) || this.#mayPrepare(text))) {
      return super.query(text, [...parameters], options);
    }
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        try {
          const statement = this.#prepared.get(text) ?? (await this.#prepare(text));
          return await this.#execute<Row>(statement, parameters);
        } finally {
          await this.#send(serialize.sync());
        }
      }),
    );
  }

  #mayPrepare(text: string): boolean {
    return this.#prepared.size < mostStatements && (isPreparable(text) || isOfTransaction(text));
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `portal_${String(this.#prepared.size)}`;
    await this.#send(serialize.parse({ name, text }));
    const described = await this.#send(serialize.describe({ type: 'S', name }));
    const fields: Prepared['fields'] = [];
    const parameters: number[] = [];
    for (const message of described) {
      if (message instanceof messages.ParameterDescriptionMessage) {
        parameters.push(...message.dataTypeIDs);
      } else if (message instanceof messages.RowDescriptionMessage) {
        fields.push(
          ...message.fields.map(({ name: field, dataTypeID }) => ({ name: field, dataTypeID })),
        );
      }
    }
    const columns = fields.map(({ name: column, dataTypeID: type }) => {
      const parse = this.parsers[type];
      return { column, parse: (value: string): unknown => (parse ? parse(value, type) : value) };
    });
    const prepared = { name, parameters, fields, columns };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  async #execute<Row>(
    { name, parameters: types, fields, columns }: Prepared,
    parameters: readonly unknown[],
  ): Promise<Results<Row>> {
    const values = parameters.map((value, index) => this.#textOf(value, types[index] ?? 0));
    const chunks: Buffer[] = [];
    // Not parsed by the library, which takes longer for the rows of a list than the database does.
    const onRawData = (bytes: Uint8Array) => void chunks.push(Buffer.from(bytes));
    // After a failed `bind` the database ignores `execute`.
    for (const message of [serialize.bind({ statement: name, values }), serialize.execute({})]) {
      await this.execProtocolRawStream(message, { syncToFs: false, onRawData });
    }
    const { rows, affectedRows } = readAnswer(Buffer.concat(chunks), columns);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the row type is the query builder's promise, the database does not know it
    return { rows: rows as Row[], affectedRows, fields };
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serialized: unknown = this.serializers[type]?.(value) ?? value;
    return typeof serialized === 'string' ? serialized : JSON.stringify(serialized);
  }

  /** Sends one message at a time: an aborted runtime would never read the last of several. */
  #send(message: Uint8Array) {
    return this.execProtocolStream(message, { syncToFs: false });
  }
}
