import { protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { isPreparable, mostStatements } from '../preparable.ts';
import { AbortAwarePGlite } from './AbortAwarePGlite.ts';
import { readAnswer } from './readAnswer.ts';

const { messages, serialize } = protocol;

/** A prepared statement. */
interface Prepared {
  readonly name: string;
  /** Type OIDs of its parameters. */
  readonly parameters: readonly number[];
  readonly fields: Results['fields'];
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
    const isNew = !this.#prepared.has(text);
    if (options || (isNew && (this.#prepared.size >= mostStatements || !isPreparable(text)))) {
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
    const prepared = { name, parameters, fields };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  async #execute<Row>(
    { name, parameters: types, fields }: Prepared,
    parameters: readonly unknown[],
  ): Promise<Results<Row>> {
    const values = parameters.map((value, index) => this.#textOf(value, types[index] ?? 0));
    await this.#send(serialize.bind({ statement: name, values }));
    const columns = fields.map(({ name: column, dataTypeID: type }) => {
      const parse = this.parsers[type];
      return { column, parse: (text: string): unknown => (parse ? parse(text, type) : text) };
    });
    const answer = await this.execProtocolRaw(serialize.execute({}), { syncToFs: false });
    const { rows, affectedRows } = readAnswer(answer, columns);
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
