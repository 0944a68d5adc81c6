import type { InputRef } from '@pothos/core';
import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { unread, type Unread } from '../unread.ts';
import { builder } from './builder.ts';
import type { Given } from './given.ts';

/** Fields do not depend on what is given: any will do for the GraphQL type. */
const ANY: Given = { today: '2026-01-01', now: 0, allowsTestNumbers: false };

/** An argument of an operation: how it is read, and the GraphQL type that follows from its zod schema. */
export interface Input<Read = unknown> {
  type: InputRef<unknown>;
  /** Whether a caller must send it: one of its fields has no default. */
  isRequired: boolean;
  /** The names of its fields. */
  fields: readonly string[];
  /** Throws `request.invalid`. One that is left out is read as an empty object. */
  read(sent: unknown, at: string, given: Given): Read;
}

/** What a schema can't say of a field: its description, or a type that does not follow from it. */
type About =
  | string
  | { type?: unknown; nested?: Nested; description?: string; isRequired?: boolean };
type Abouts<Sent> = { [Field in keyof Sent]?: About };

interface OfType {
  isRequired?: boolean | undefined;
  description?: string | undefined;
}

/**
 * An input type from a zod schema of an object. A text that is a UUID is an `ID`, a timestamp is a `DateTime`,
 * an enum is the GraphQL enum of the same values, and a field that may be left out is optional. Making the
 * schema throws when a field has no type.
 */
export function input<Read, Sent>(
  name: string,
  schema: z.ZodType<Read, Sent> | ((given: Given) => z.ZodType<Read, Sent>),
  about: Abouts<Sent> = {},
  ofType: OfType = {},
): Input<Read> {
  const schemaOf = typeof schema === 'function' ? schema : () => schema;
  return {
    ...typeFrom(name, shapeOf(name, schemaOf(ANY)), about, ofType),
    read: (sent, at, given) => parseInput(schemaOf(given), { ...(sent as object | null) }, at),
  };
}

/** An input of the same type that another schema reads, such as a page of another length. */
export function inputLike<Read>(like: Input, schema: z.ZodType<Read>): Input<Read> {
  const fields = Object.keys(shapeOf('The input', schema));
  if (fields.toSorted().join() !== like.fields.toSorted().join())
    throw new Error(`One has ${like.fields.join()}, the other ${fields.join()}.`);
  return { ...like, read: (sent, at) => parseInput(schema, { ...(sent as object | null) }, at) };
}

/**
 * An input of which the use case reads a part: the schema of `rest` depends on what it loads. `rest` is made with
 * any facts, because the fields do not depend on them.
 */
export function inputWithRest<Read, Sent, Rest extends z.ZodType>(
  name: string,
  { first, rest }: { first: z.ZodType<Read, Sent>; rest: Rest },
  about: Abouts<Sent> & Abouts<z.input<Rest>> = {},
): Input<Read & { rest: Unread<Rest> }> {
  const read = shapeOf(name, first);
  return {
    ...typeFrom(name, { ...read, ...shapeOf(name, rest) }, about, {}),
    read(sent, at) {
      const fields = Object.entries(sent as object);
      const part = (isRead: boolean) =>
        Object.fromEntries(fields.filter(([field]) => field in read === isRead));
      return { ...parseInput(first, part(true), at), rest: unread<Rest>(part(false), at) };
    },
  };
}

function shapeOf(name: string, schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const object = unwrap(schema).schema;
  if (!(object instanceof z.ZodObject)) throw new Error(`${name} is not an object.`);
  return object.shape;
}

function typeFrom(
  name: string,
  shape: Readonly<Record<string, z.ZodType>>,
  about: Readonly<Record<string, About | undefined>>,
  { isRequired, description: ofType }: OfType,
): Omit<Input, 'read'> {
  const unknown = Object.keys(about).filter((field) => !(field in shape));
  if (unknown.length > 0) throw new Error(`${name} has no ${unknown.join()}.`);
  const fields = Object.entries(shape).map(([field, of]) => {
    const said = about[field];
    const {
      type: own,
      nested: object,
      ...rest
    } = typeof said === 'string' ? { description: said } : { ...said };
    const unwrapped = unwrap(of);
    return {
      field,
      ...unwrapped,
      type: own ?? typeOf(unwrapped.schema, `${name}.${field}`, object),
      ...rest,
    };
  });
  const type = builder.inputType(name, {
    description: ofType,
    fields: (t) =>
      Object.fromEntries(
        fields.map(({ field, isRequired: required, defaultValue, type: of, description }) => [
          field,
          t.field({
            type: of as 'String',
            required,
            defaultValue: defaultValue as never,
            description,
          }),
        ]),
      ),
  });
  return {
    type,
    isRequired: isRequired ?? fields.some((field) => field.isRequired),
    fields: Object.keys(shape),
  };
}

/** The type of an object within an input, such as a line of an invoice. */
export interface Nested {
  typeFrom(schema: z.ZodType): InputRef<unknown>;
}

/** Its fields follow from the schema of the field that has this type; several may, if theirs are the same. */
export function nested(
  name: string,
  about: Readonly<Record<string, About>> = {},
  description?: string,
): Nested {
  let made: { type: InputRef<unknown>; fields: string } | undefined;
  return {
    typeFrom(schema) {
      const shape = shapeOf(name, schema);
      const fields = Object.keys(shape).toSorted().join();
      made ??= { type: typeFrom(name, shape, about, { description }).type, fields };
      if (made.fields !== fields) throw new Error(`${name} has ${made.fields}, and ${fields}.`);
      return made.type;
    },
  };
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

function typeOf(schema: z.core.$ZodType, path: string, object?: Nested): unknown {
  const stated = z.globalRegistry.get(schema)?.['graphql'];
  if (stated !== undefined) return stated;
  if (is(schema, z.ZodArray)) return [typeOf(unwrap(schema.element).schema, path, object)];
  if (object && is(schema, z.ZodObject)) return object.typeFrom(schema);
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
