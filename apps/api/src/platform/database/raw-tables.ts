import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  type RawNode,
  TableNode,
} from 'kysely';

/** Kysely's plugin for schemas reaches the tables that a statement of the builder names, but none in raw SQL. */
export function schemaInRawSql(schema: string): KyselyPlugin {
  const transformer = new RawTables(schema);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

class RawTables extends OperationNodeTransformer {
  readonly #schema: string;

  constructor(schema: string) {
    super();
    this.#schema = schema;
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const raw = super.transformRaw(node, queryId);
    return {
      ...raw,
      parameters: raw.parameters.map((part) =>
        TableNode.is(part) && !part.table.schema
          ? TableNode.createWithSchema(this.#schema, part.table.identifier.name)
          : part,
      ),
    };
  }
}
