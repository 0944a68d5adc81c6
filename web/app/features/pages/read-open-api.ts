/** The parts of a schema that this page shows. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  description?: string;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
}

interface Operation {
  tags: readonly string[];
  summary: string;
  description: string;
  parameters: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { description: string }>;
}

/** The parts of our OpenAPI 3.1 document that this page shows. */
export interface OpenApi {
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

export interface Call {
  method: string;
  path: string;
  summary: string;
  /** The scope that a key needs for the call. */
  scope: string;
  /** The parameters of the path, the query, the headers and the body. */
  fields: Field[];
  /** By status. */
  answers: [status: string, meaning: string][];
}

/** The calls of one group, in the document's order. */
export function callsIn({ paths, components }: OpenApi, tag: string): Call[] {
  const resolve = ({ $ref, ...schema }: Schema): Schema =>
    ($ref && components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]) || schema;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        scope: bare(operation.description),
        fields: [
          ...operation.parameters.map(({ name, required, description, schema }) => ({
            name,
            type: typeOf(schema),
            isRequired: required ?? false,
            meaning: bare(description ?? schema.description ?? ''),
          })),
          ...bodyFields(operation, resolve),
        ],
        answers: Object.entries(operation.responses).map(
          ([status, { description }]): [string, string] => [status, bare(description)],
        ),
      })),
  );
}

function bodyFields({ requestBody }: Operation, resolve: (schema: Schema) => Schema): Field[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type) return [];
  const schema = resolve(content?.schema ?? {});
  const one = schema.items ? resolve(schema.items) : schema;
  if (!one.properties) return [{ name: type, type: '', isRequired: true, meaning: '' }];
  return Object.entries(one.properties).map(([name, property]) => ({
    name: schema.items ? `[].${name}` : name,
    type: typeOf(property),
    isRequired: one.required?.includes(name) ?? false,
    meaning: bare(property.description ?? ''),
  }));
}

/** The type of a value: `string`, `"monthly" | "yearly"`, `Address`, `number[]`. */
function typeOf({ $ref, type, format, items, anyOf, ...schema }: Schema): string {
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  if (items) return `${typeOf(items)}[]`;
  return format ?? [type ?? ''].flat().join(' | ');
}

/** Removes the marks of code spans. */
const bare = (text: string): string => text.replaceAll('`', '');
