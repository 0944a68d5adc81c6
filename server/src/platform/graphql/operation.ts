import type {
  ArgBuilder,
  FieldNullability,
  InputFieldMap,
  ShapeFromTypeParam,
  TypeParam,
} from '@pothos/core';
import { builder, type GraphqlContext } from './builder.ts';
import type { Input } from './input.ts';

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Known> ? Known : never;

type Inputs = Record<string, Input>;
/** The arguments of a call, as their schemas read them. */
type Read<Args extends Inputs> = { [Name in keyof Args]: ReturnType<Args[Name]['read']> };

/** An operation: what it answers, what it accepts and what it does. */
interface Operation<
  Args extends Inputs,
  Type extends TypeParam<Types>,
  Nullable extends FieldNullability<Type>,
> {
  description?: string;
  args?: Args;
  type: Type;
  nullable?: Nullable;
  run: (
    args: Read<Args>,
    context: GraphqlContext,
  ) =>
    | ShapeFromTypeParam<Types, Type, Nullable>
    | Promise<ShapeFromTypeParam<Types, Type, Nullable>>;
}

/** Adds a query to the schema. */
export function query<
  Type extends TypeParam<Types>,
  Args extends Inputs = Record<never, Input>,
  Nullable extends FieldNullability<Type> = false,
>(name: string, operation: Operation<Args, Type, Nullable>): void {
  builder.queryField(name, (t) =>
    t.field({ ...fieldOf(operation), args: argsOf(t.arg, operation) }),
  );
}

/** Adds a mutation to the schema. */
export function mutation<
  Type extends TypeParam<Types>,
  Args extends Inputs = Record<never, Input>,
  Nullable extends FieldNullability<Type> = false,
>(name: string, operation: Operation<Args, Type, Nullable>): void {
  builder.mutationField(name, (t) =>
    t.field({ ...fieldOf(operation), args: argsOf(t.arg, operation) }),
  );
}

function argsOf(arg: ArgBuilder<Types>, { args }: { args?: Inputs }): InputFieldMap {
  return Object.fromEntries(
    Object.entries(args ?? {}).map(([name, { type, isRequired }]) => [
      name,
      arg({ type, required: isRequired }),
    ]),
  );
}

/** Each argument is read by its schema before anything else. */
function fieldOf<
  Args extends Inputs,
  Type extends TypeParam<Types>,
  Nullable extends FieldNullability<Type>,
>({ args, run, ...field }: Operation<Args, Type, Nullable>) {
  return {
    ...field,
    resolve: (_: unknown, sent: Record<string, unknown>, context: GraphqlContext) =>
      run(
        Object.fromEntries(
          Object.entries(args ?? {}).map(([name, { read }]) => [
            name,
            read(sent[name], name, context.given()),
          ]),
        ) as Read<Args>,
        context,
      ) as never,
  };
}
