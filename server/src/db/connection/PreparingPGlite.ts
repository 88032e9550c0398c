import { protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { isPreparable, mostStatements } from '../preparable.ts';
import { AbortAwarePGlite } from './AbortAwarePGlite.ts';

const { messages, serialize } = protocol;

/** A statement that the database keeps parsed and planned. */
interface Prepared {
  readonly name: string;
  /** Type numbers of its parameters. */
  readonly parameters: readonly number[];
  readonly fields: Results['fields'];
}

/** After which a statement may answer with other columns. */
const changesStructure = /\b(?:create|alter|drop)\b/i;

/** PGlite that parses and plans a statement once, which takes longer than most reading. */
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
    const columns = fields.map((field) => ({
      name: field.name,
      parse: this.parsers[field.dataTypeID],
      type: field.dataTypeID,
    }));
    const rows: Row[] = [];
    let affectedRows = 0;
    for (const message of await this.#send(serialize.execute({}))) {
      if (message instanceof messages.DataRowMessage) {
        const row: Record<string, unknown> = {};
        for (const [index, { name: column, parse, type }] of columns.entries()) {
          const value = message.fields[index] ?? null;
          row[column] = value === null || !parse ? value : parse(value, type);
        }
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the row type is the query builder's promise, the database does not know it
        rows.push(row as Row);
      } else if (message instanceof messages.CommandCompleteMessage) {
        affectedRows = rowsOf(message.text);
      }
    }
    return { rows, fields, affectedRows };
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? `${value}`;
  }

  /** One message at a time: of several in one, an aborted runtime would never read the last. */
  #send(message: Uint8Array) {
    return this.execProtocolStream(message, { syncToFs: false });
  }
}

/** How many rows a command has changed, like `INSERT 0 3`; `SELECT 3` has changed none. */
function rowsOf(tag: string): number {
  const [, rows] = /^(?:INSERT|UPDATE|DELETE|MERGE).* (\d+)$/.exec(tag) ?? [];
  return Number(rows ?? 0);
}
