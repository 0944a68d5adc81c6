import { AsyncLocalStorage } from 'node:async_hooks';

import {
  parse,
  print,
  valueFromASTUntyped,
  type FieldNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { z } from 'zod';

import { schema } from '../../src/schema.ts';
import { ACTORS, LOGGED_IN, type Actor } from '../actors.ts';
import { requestOf } from '../guard/attempts.ts';
import type { FullScenario } from '../full-scenario.ts';
import { callerOf } from '../guard/callers.ts';
import { GUEST_BODIES } from '../guard/guests.ts';
import { OPERATIONS } from '../guard/operations.ts';
import { PERMITTED, type Permitted } from '../guard/permitted.ts';
import { ROUTES } from '../guard/routes.ts';

/** A value that a schema parsed; `at` is the caller's name for it, such as `inputData`. */
export interface Parsed {
  schema: z.ZodType;
  value: unknown;
  at: string | undefined;
}

/** Where `parseInput` writes what it parses for a call. */
export const parsing = new AsyncLocalStorage<Parsed[]>();

interface Answered {
  status: number;
  /** The error, as text; empty where it went well. */
  refusal: string;
}

/** A call with inputs, which can be replaced. */
export interface InputCall {
  name: string;
  actor: Actor;
  /** Whether it is a query, or a file. */
  isRead: boolean;
  /** By the name of the argument; of a route, its body has an empty one. */
  given: Record<string, unknown>;
  send(given: Record<string, unknown>): Promise<Answered>;
}

const IN_ROW = 'as in its row';

/** Every call of the guard that has an input, by a caller who may. */
export function inputCalls(): Permitted[] {
  const rows = Object.entries({ ...OPERATIONS, ...ROUTES });
  return [
    ...rows.flatMap(([of, { by }]) => {
      const as = [...LOGGED_IN, ...ACTORS].find((name) => by.includes(name));
      return as ? [{ of, why: IN_ROW, as }] : [];
    }),
    ...PERMITTED,
  ];
}

const nameOf = ({ of, why }: Permitted) => (why === IN_ROW ? of : `${of} (${why})`);

/** The names of these calls. */
export const callNames = (): string[] => inputCalls().map(nameOf);

/** Prepares a call: its data exist, and any input can be sent. */
export async function prepare(
  scenario: FullScenario,
  { of, as, why, ...more }: Permitted,
): Promise<InputCall> {
  const actor = await callerOf(scenario, as);
  const operation = OPERATIONS[of];
  const isRead = operation ? !operation.call.startsWith('mutation') : of.startsWith('GET ');
  return {
    name: nameOf({ of, why, as }),
    actor,
    isRead,
    ...(operation ? await graphql() : await route()),
  };

  async function graphql(): Promise<Pick<InputCall, 'given' | 'send'>> {
    const row = { ...operation!, ...more };
    const variables = ((await row.with?.(scenario, actor)) ?? {}) as Record<string, unknown>;
    const [definition] = parse(row.call).definitions as [OperationDefinitionNode];
    const [field] = definition.selectionSet.selections as [FieldNode];
    const given = Object.fromEntries(
      (field.arguments ?? []).map((argument) => [
        argument.name.value,
        valueFromASTUntyped(argument.value, variables),
      ]),
    );
    const query = withVariables(definition.operation, field);
    return {
      given,
      async send(sent) {
        const { status, errors } = await scenario.app.api(query, sent, actor.token);
        return { status, refusal: errors ? JSON.stringify(errors) : '' };
      },
    };
  }

  async function route(): Promise<Pick<InputCall, 'given' | 'send'>> {
    const row = { ...ROUTES[of], ...more };
    const body = (await row.with?.(scenario, actor)) ?? GUEST_BODIES[of] ?? {};
    const path = (await row.path?.(scenario)) ?? {};
    const query = (await row.query?.(scenario)) ?? '';
    const rest = { ...(row.file && { file: row.file }), path: () => path, query: () => query };
    return {
      given: Buffer.isBuffer(body) || row.file ? {} : { '': body },
      async send(sent) {
        const payload = Buffer.isBuffer(body) ? body : sent[''];
        const once = await requestOf(scenario, of, { ...rest, with: () => payload }, actor);
        const { statusCode, body: answer } = await once();
        return { status: statusCode, refusal: statusCode >= 400 ? answer : '' };
      },
    };
  }
}

/** A document in which each argument is a variable. */
function withVariables(kind: string, field: FieldNode): string {
  const type = kind === 'mutation' ? schema().getMutationType()! : schema().getQueryType()!;
  const all = type.getFields()[field.name.value]!.args;
  const given = (field.arguments ?? []).map(({ name }) => name.value);
  const args = all.filter(({ name }) => given.includes(name));
  const declared = args.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const answer = field.selectionSet ? print(field.selectionSet) : '';
  return args.length > 0
    ? `${kind} (${declared}) { ${field.name.value}(${passed}) ${answer} }`
    : `${kind} { ${field.name.value} ${answer} }`;
}
