import type { GraphQLInputType } from 'graphql';

import type { Random } from '../../../demo/src/random.ts';
import { schema } from '../../src/schema.ts';
import type { Life } from './life.ts';
import type { Person } from './town.ts';

/** A call of a mutation, with arguments filled in from their types. */
export interface SchemaCall {
  operation: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Without an account nothing more can be tried. */
const LEAVES: readonly string[] = ['deactivateAccount', 'deleteAccount'];

/** The tables whose ids arguments name, where the name is not the table's. */
const TABLES: Readonly<Record<string, string>> = {
  contract: 'lease',
  line: 'bank_line',
  answer: 'bank_answer',
  repeat: 'bank_repeat',
  approver: 'account',
  landlord: 'account',
  user: 'account',
};

const WORDS = ['Avtalt', 'Feil'];
const AMOUNTS = [1, 100, 6_000, 12_000];
const DATES = ['2026-12-20', '2027-01-01', '2027-02-01', '2027-03-01'];
const OWN_ACCOUNT = /^(account|accountNumber|clientAccount)$/;

/** A mutation of the schema, with ids of what there is, and the thief's account wherever an account is asked. */
export async function anyMutation(life: Life, thief: Person, draw: Random): Promise<SchemaCall> {
  const fields = Object.values(schema().getMutationType()!.getFields());
  const field = draw.pick(fields.filter(({ name }) => !LEAVES.includes(name)));
  const ids = await idsOf(life);
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = /^\W*(ID|Boolean|String|Int|Float|Kroner)\W*$/.test(String(field.type))
    ? ''
    : ' { __typename }';
  const fill = (type: GraphQLInputType, name: string): unknown => {
    const text = String(type);
    if (text.endsWith('!')) return fill((type as any).ofType, name);
    if (text.startsWith('[')) return [fill((type as any).ofType, name)];
    if ('getFields' in type)
      return Object.fromEntries(
        Object.values(type.getFields())
          .filter((one) => String(one.type).endsWith('!') || draw.chance(0.6))
          .map((one) => [one.name, fill(one.type, one.name)]),
      );
    if ('getValues' in type) return draw.pick(type.getValues()).name;
    return valueOf(text, name, { ids, thief, draw });
  };
  const variables = Object.fromEntries(
    field.args.map(({ name, type }) => [name, fill(type, name)]),
  );
  const call = given ? `${field.name}(${given})` : field.name;
  const query = `mutation ${declared && `(${declared})`} { ${call}${selection} }`;
  return { operation: field.name, query, variables };
}

function valueOf(
  type: string,
  name: string,
  { ids, thief, draw }: { ids: ReadonlyMap<string, string[]>; thief: Person; draw: Random },
): unknown {
  const of = name.replace(/Ids?$/, '');
  if (type === 'ID') {
    const known = ids.get(TABLES[of] ?? of) ?? [];
    return draw.pick(known.length > 0 ? known : [...ids.values()].flat());
  }
  if (type === 'Boolean') return draw.chance(0.5);
  if (type === 'Int') return draw.pick([1, 2, 10, 24]);
  if (type === 'Float' || type === 'Kroner') return draw.pick(AMOUNTS);
  if (OWN_ACCOUNT.test(name)) return thief.account;
  if (/On$|^since$|^month$|Date$/.test(name)) return draw.pick(DATES);
  return draw.pick(WORDS);
}

/** The ids of all that there is in the agency, by table. */
async function idsOf({ town }: Life): Promise<Map<string, string[]>> {
  const tables = [
    ...(['partner', 'lease', 'invoice', 'payout', 'refund', 'bank_line', 'bank_answer'] as const),
    ...(['bank_repeat', 'payment', 'account', 'property', 'listing', 'partner_key'] as const),
  ];
  const rows = await town.query<{ of: string; id: string }>(
    tables.map((table) => `select '${table}' as of, id::text from ${table}`).join(' union all '),
  );
  const found = Map.groupBy(rows, ({ of }) => of);
  return new Map([...found].map(([of, some]) => [of, some.map(({ id }) => id)]));
}
