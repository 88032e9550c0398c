import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  JoinNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  TableNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';

/** Adds `team_id = …` wherever a query reads or changes a team table. */
class TeamScopeTransformer extends OperationNodeTransformer {
  constructor(
    private readonly tables: ReadonlySet<string>,
    private readonly teamId: string,
  ) {
    super();
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, id);
    return { ...query, ...this.#narrowed(query.where, query.from?.froms ?? []) };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    const sources = [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])];
    return { ...query, ...this.#narrowed(query.where, sources) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    const sources = [...query.from.froms, ...(query.using?.tables ?? [])];
    return { ...query, ...this.#narrowed(query.where, sources) };
  }

  protected override transformJoin(node: JoinNode, id?: QueryId): JoinNode {
    const join = super.transformJoin(node, id);
    const condition = this.#condition(join.table);
    return condition ? JoinNode.cloneWithOn(join, condition) : join;
  }

  #narrowed(
    where: WhereNode | undefined,
    sources: readonly OperationNode[],
  ): { readonly where?: WhereNode } {
    const [first, ...rest] = sources.flatMap((source) => this.#condition(source) ?? []);
    if (!first) return {};
    const all = rest.reduce<OperationNode>((left, right) => AndNode.create(left, right), first);
    return {
      where: where ? WhereNode.cloneWithOperation(where, 'And', all) : WhereNode.create(all),
    };
  }

  #condition(source: OperationNode): BinaryOperationNode | undefined {
    const [table, alias] =
      AliasNode.is(source) && TableNode.is(source.node)
        ? [source.node, source.alias]
        : [source, undefined];
    if (!TableNode.is(table)) return undefined;
    const { schema, identifier } = table.table;
    if (!this.tables.has(`${schema?.name ?? 'public'}.${identifier.name}`)) return undefined;
    const named = alias && IdentifierNode.is(alias) ? TableNode.create(alias.name) : table;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create('team_id'), named),
      OperatorNode.create('='),
      ValueNode.create(this.teamId),
    );
  }
}

/** Restricts every query of a Kysely instance to one team. Raw SQL is not covered. */
export class TeamScopePlugin implements KyselyPlugin {
  readonly #transformer: TeamScopeTransformer;

  constructor(tables: ReadonlySet<string>, teamId: string) {
    this.#transformer = new TeamScopeTransformer(tables, teamId);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<typeof result> {
    return Promise.resolve(result);
  }
}
