import type { InputRef } from '@pothos/core';
import { z } from 'zod';

import { builder } from './builder.ts';

/** An argument of an operation: its zod schema, and the GraphQL type that follows from it. */
export interface Input<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  type: InputRef<unknown>;
  /** Whether a caller must send it: one of its fields has no default. */
  isRequired: boolean;
}

/** What a schema can't say of a field: its description, or a type that does not follow from it. */
type About = string | { type?: unknown; description?: string };

/**
 * An input type from a zod schema of an object. A text that is a UUID is an `ID`, a timestamp is a `DateTime`,
 * an enum is the GraphQL enum of the same values, and a field that may be left out is optional. Making the
 * schema throws when a field has no type.
 */
export function input<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  about: { [Field in keyof z.input<Schema>]?: About } = {},
  { isRequired, description: ofType }: { isRequired?: boolean; description?: string } = {},
): Input<Schema> {
  const object = unwrap(schema).schema;
  if (!(object instanceof z.ZodObject)) throw new Error(`${name} is not an object.`);
  const fields = Object.entries<z.ZodType>(object.shape).map(([field, of]) => {
    const said = (about as Record<string, About | undefined>)[field];
    return { field, ...unwrap(of), ...(typeof said === 'string' ? { description: said } : said) };
  });
  const type = builder.inputType(name, {
    description: ofType,
    fields: (t) =>
      Object.fromEntries(
        fields.map(
          ({ field, schema: of, isRequired: required, defaultValue, type: own, description }) => [
            field,
            t.field({
              type: (own ?? typeOf(of, `${name}.${field}`)) as 'String',
              required,
              defaultValue: defaultValue as never,
              description,
            }),
          ],
        ),
      ),
  });
  return { schema, type, isRequired: isRequired ?? fields.some((field) => field.isRequired) };
}

interface Unwrapped {
  schema: z.core.$ZodType;
  isRequired: boolean;
  defaultValue?: unknown;
}

/** What a schema accepts, without what makes it optional and what happens to the value afterwards. */
function unwrap(schema: z.core.$ZodType): Unwrapped {
  if (is(schema, z.ZodDefault))
    return {
      ...unwrap(schema.def.innerType),
      isRequired: false,
      defaultValue: schema.def.defaultValue,
    };
  if (is(schema, z.ZodOptional, z.ZodNullable, z.ZodPrefault))
    return { ...unwrap(schema.def.innerType), isRequired: false };
  if (is(schema, z.ZodReadonly, z.ZodNonOptional)) return unwrap(schema.def.innerType);
  if (is(schema, z.ZodPipe))
    return unwrap(is(schema.def.in, z.ZodTransform) ? schema.def.out : schema.def.in);
  return { schema, isRequired: true };
}

function is<Classes extends (abstract new (...args: never) => unknown)[]>(
  schema: unknown,
  ...classes: Classes
): schema is InstanceType<Classes[number]> {
  return classes.some((one) => schema instanceof one);
}

function typeOf(schema: z.core.$ZodType, path: string): unknown {
  const stated = z.globalRegistry.get(schema)?.['graphql'];
  if (stated !== undefined) return stated;
  if (is(schema, z.ZodArray)) return [typeOf(unwrap(schema.element).schema, path)];
  if (is(schema, z.ZodBoolean)) return 'Boolean';
  if (is(schema, z.ZodEnum)) return enumOf(schema.options.map(String), path);
  if (is(schema, z.ZodNumber)) return schema.isInt ? 'Int' : 'Float';
  if (schema instanceof z.ZodType && is(schema, z.ZodString, z.ZodStringFormat)) {
    if (schema.format === 'uuid') return 'ID';
    return schema.format === 'datetime' ? 'DateTime' : 'String';
  }
  throw new Error(`${path} has no GraphQL type. State it.`);
}

/** The GraphQL enum with these values. */
function enumOf(values: readonly string[], path: string): unknown {
  const found = [...builder.configStore.typeConfigs.values()].filter(
    (config) =>
      config.kind === 'Enum' &&
      Object.keys(config.values ?? {})
        .toSorted()
        .join() === [...values].toSorted().join(),
  );
  if (found.length !== 1)
    throw new Error(
      `${path} is one of ${values.join(', ')}, and ${found.length} enums are. State its type.`,
    );
  return builder.configStore.getInputTypeRef(found[0]!.name);
}
