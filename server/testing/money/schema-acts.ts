import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLInputType } from 'graphql';

import type { Random } from '../../../demo/src/random.ts';
import { schema } from '../../src/schema.ts';
import type { Life } from './life.ts';
import type { Person, Town } from './town.ts';

/** A mutation that a person tried, with arguments filled in from their types. */
interface Try {
  operation: string;
  variables: Record<string, unknown>;
  isAccepted: boolean;
}

/** A field that a call was refused for. */
interface Problem {
  path: string;
  reason: string;
  params?: { minimum?: number; maximum?: number; allowed?: string[] };
}

/** What somebody has learnt of the mutations: how often each was accepted, and refused. */
export type Learnt = Map<string, { accepted: number; refused: number }>;

/** After these nothing more can be tried: without an account, or without a passkey where one is required. */
const LEAVES: readonly string[] = ['deactivateAccount', 'deleteAccount', 'setAgentLogin'];

/** The tables whose ids arguments name, where the name is not the table's. */
const TABLES: Readonly<Record<string, string>> = {
  contract: 'lease',
  line: 'bank_line',
  answer: 'bank_answer',
  repeat: 'bank_repeat',
  approver: 'account',
  landlord: 'account',
  owner: 'account',
  user: 'account',
  key: 'partner_key',
  change: 'client_account_change',
};

const WORDS = [
  'Avtalt',
  'Feil',
  'p9@x.no',
  '+4791234567',
  '0150',
  '10:00',
  '2027-02-01',
  '10.0.0.1',
];
const AMOUNTS = [1, 100, 6_000, 12_000];
const DATES = ['2026-12-20', '2027-01-01', '2027-02-01', '2027-03-01'];
const OWN_ACCOUNT = /^(account|accountNumber|clientAccount|rentAccount)$/;
/** A refused call is corrected as a form would be, so often at most. */
const CORRECTIONS = 6;

/**
 * Calls a mutation of the schema, with ids of what there is, and the thief's account wherever an account is
 * asked. Fields that are refused are left out, or filled in by the reason. What was refused often is drawn
 * seldom.
 */
export async function tryAnyMutation(
  life: Life,
  thief: Person,
  { draw, learnt }: { draw: Random; learnt: Learnt },
): Promise<Try> {
  const fields = Object.values(schema().getMutationType()!.getFields());
  const ids = await idsOf(life.town);
  const weightOf = (name: string) => {
    const { accepted, refused } = learnt.get(name) ?? { accepted: 0, refused: 0 };
    return (1 + accepted) / (1 + accepted + refused);
  };
  const field = draw.weighted(
    fields
      .filter(({ name, args }) => !LEAVES.includes(name) && args.every(hasRows(ids)))
      .map((one) => [one, weightOf(one.name)] as const),
  );
  const filler = { ids, thief, draw };
  const query = queryOf(field);
  const variables = Object.fromEntries(
    field.args.map(({ name, type }) => [name, fill(type, name, filler)]),
  );
  const isAccepted = await isDone(life, thief, { field, query, variables, filler });
  const tally = learnt.get(field.name) ?? { accepted: 0, refused: 0 };
  tally[isAccepted ? 'accepted' : 'refused'] += 1;
  learnt.set(field.name, tally);
  return { operation: field.name, variables, isAccepted };
}

/** Calls a mutation, and corrects what is refused. Returns whether it was accepted in the end. */
async function isDone(
  { town }: Life,
  thief: Person,
  call: {
    field: GraphQLField<unknown, unknown>;
    query: string;
    variables: Record<string, unknown>;
    filler: Filler;
  },
): Promise<boolean> {
  const { field, query, variables, filler } = call;
  for (let corrections = 0; corrections <= CORRECTIONS; corrections += 1) {
    const { errors } = await town.call(thief, query, variables);
    if (!errors) return true;
    const { fields: problems = [], version }: { fields?: Problem[]; version?: number } =
      errors[0]!.extensions?.['params'] ?? {};
    const input = variables['inputData'] as Record<string, unknown> | undefined;
    if (version !== undefined && input) input['version'] = version;
    else if (!problems.some(({ path }) => path)) return false;
    for (const problem of problems) correct(field, variables, problem, filler);
  }
  return false;
}

/** Whether there are rows of what an argument must name. What is not there can't be named. */
const hasRows =
  (ids: ReadonlyMap<string, string[]>) =>
  ({ name, type }: { name: string; type: GraphQLInputType }): boolean => {
    const text = String(type);
    const named = getNamedType(type);
    if (!text.endsWith('!')) return true;
    if (isInputObjectType(named)) return Object.values(named.getFields()).every(hasRows(ids));
    return named.name !== 'ID' || ids.get(tableOf(name))?.length !== 0;
  };

/** The table whose rows an argument names, by its name. */
const tableOf = (argument: string): string => {
  const of = argument.replace(/Ids?$/, '');
  return TABLES[of] ?? of.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
};

function queryOf(field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = /^\W*(ID|Boolean|String|Int|Float|Kroner)\W*$/.test(String(field.type))
    ? ''
    : ' { __typename }';
  const call = given ? `${field.name}(${given})` : field.name;
  return `mutation ${declared && `(${declared})`} { ${call}${selection} }`;
}

interface Filler {
  ids: ReadonlyMap<string, string[]>;
  thief: Person;
  draw: Random;
}

function fill(type: GraphQLInputType, name: string, filler: Filler): unknown {
  const text = String(type);
  const { draw } = filler;
  if (text.endsWith('!') || text.startsWith('[')) {
    const one = fill((type as any).ofType, name, filler);
    return text.endsWith('!') ? one : [one];
  }
  if ('getFields' in type)
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((one) => String(one.type).endsWith('!') || draw.chance(0.6))
        .map((one) => [one.name, fill(one.type, one.name, filler)]),
    );
  if ('getValues' in type) return draw.pick(type.getValues()).name;
  return valueOf(text, name, filler);
}

function valueOf(type: string, name: string, { ids, thief, draw }: Filler): unknown {
  if (type === 'ID') {
    const known = ids.get(tableOf(name)) ?? [];
    return draw.pick(known.length > 0 ? known : [...ids.values()].flat());
  }
  if (type === 'Boolean') return draw.chance(0.5);
  if (type === 'Int') return draw.pick([1, 2, 10, 24]);
  if (type === 'Float' || type === 'Kroner') return draw.pick(AMOUNTS);
  if (type === 'DateTime') return `${draw.pick(DATES)}T10:00:00Z`;
  if (OWN_ACCOUNT.test(name)) return thief.account;
  if (/On$|^from$|From$|^since$|^month$|Date$/.test(name)) return draw.pick(DATES);
  if (/email/i.test(name)) return 'p9@x.no';
  return draw.pick(WORDS);
}

/** Changes the field that a call was refused for: leaves it out, or fills it in by the reason. */
function correct(
  field: GraphQLField<unknown, unknown>,
  variables: Record<string, unknown>,
  { path, reason, params }: Problem,
  filler: Filler,
): void {
  const names = path.split('.');
  const last = names.at(-1)!;
  const holder: any = names.slice(0, -1).reduce((value: any, name) => value?.[name], variables);
  const type = typeAt(field, names);
  if (!type || holder === null || typeof holder !== 'object') return;
  const { minimum, maximum, allowed } = params ?? {};
  const limit = reason === 'too_big' ? maximum : minimum;
  if (allowed?.length) holder[last] = JSON.parse(allowedText(type, filler.draw.pick(allowed)));
  else if (typeof holder[last] === 'number' && limit !== undefined) holder[last] = limit;
  else if (reason === 'required' || String(type).endsWith('!'))
    holder[last] = fill(type, last, filler);
  else Reflect.deleteProperty(holder, last);
}

const allowedText = (type: GraphQLInputType, text: string): string =>
  /Boolean|Int|Float|Kroner/.test(String(type)) ? text : JSON.stringify(text);

/** The type of a place in the arguments; undefined where there is none. */
function typeAt(
  { args }: GraphQLField<unknown, unknown>,
  [first, ...rest]: readonly string[],
): GraphQLInputType | undefined {
  let type: any = args.find(({ name }) => name === first)?.type;
  for (const name of rest) {
    const nullable = String(type).endsWith('!') ? type.ofType : type;
    type = 'getFields' in nullable ? nullable.getFields()[name]?.type : nullable.ofType;
    if (!type) return;
  }
  return type;
}

/** The ids of all that there is in the agency, by table. */
async function idsOf({ query }: Town): Promise<Map<string, string[]>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables
       using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'id'
       and columns.data_type = 'uuid' order by 1`,
  );
  const rows = await query<{ of: string; id: string }>(
    tables
      .map(({ name }) => `(select '${name}' as of, id::text from "${name}" limit 100)`)
      .join(' union all '),
  );
  const found = Map.groupBy(rows, ({ of }) => of);
  return new Map(tables.map(({ name }) => [name, (found.get(name) ?? []).map(({ id }) => id)]));
}
