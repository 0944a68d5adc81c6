import type { Ore } from '@husvaer/domain/kernel/money';

import { schema } from '../../src/schema.ts';
import type { Deed, GivenApproval, Ordered } from './deeds.ts';
import type { Person, Town } from './town.ts';

/** A history while it is lived: the town, and all that the history knows by itself. */
export interface Life {
  town: Town;
  day: string;
  deeds: Deed[];
  approvals: GivenApproval[];
  ordered: Ordered[];
  /** The number at which each payout was made, and each refund asked for. */
  madeAt: Map<string, number>;
  /** The number at which a payout of a lease was last ordered. */
  orderedAt: Map<string, number>;
  /** Who asked for other approvers, while nobody has agreed. */
  asked: { byId: string; approverIds: readonly string[] } | null;
  /** The key of each person for the bank's files. */
  keys: Map<string, string>;
  /** Real money that somebody sent to the client account. */
  sent: { byId: string; amount: Ore; day: string }[];
  /** Rent that tenants paid to another account than the agency's. */
  diverted: { account: string; amount: Ore }[];
  /** The invoices that their tenants have paid, or will never pay. */
  paid: Set<string>;
  /** What was done, in words. */
  story: string[];
  next(): number;
  /** Files have different names and numbers. */
  files: number;
}

export function newLife(town: Town): Life {
  let number = 0;
  return {
    town,
    day: '',
    deeds: [],
    approvals: [],
    ordered: [],
    story: [],
    sent: [],
    asked: null,
    madeAt: new Map(),
    orderedAt: new Map(),
    keys: new Map(),
    files: 0,
    paid: new Set(),
    diverted: [],
    next() {
      number += 1;
      return number;
    },
  };
}

export function addDeed(life: Life, deed: Omit<Deed, 'at' | 'cleared'>): void {
  life.deeds.push({ ...deed, at: life.next(), cleared: new Set() });
}

export const addToStory = (life: Life, who: string, what: string): void => {
  life.story.push(`${life.day} ${who} ${what}`);
};

/** Runs a mutation as a person. Returns its data, or undefined if it was refused. */
export async function mutate(
  life: Life,
  who: Person,
  { name, input, isProved = true }: { name: string; input: object; isProved?: boolean },
): Promise<any> {
  const field = schema().getMutationType()!.getFields()[name]!;
  const type = String(field.args[0]!.type);
  const isPlain = /^\[?(ID|Boolean|String)/.test(String(field.type));
  const { data, errors } = await life.town.call(
    who,
    `mutation ($input: ${type}) { answer: ${name}(inputData: $input) ${isPlain ? '' : '{ __typename }'} }`,
    { input },
    isProved,
  );
  const outcome = errors ? (errors[0]!.extensions?.code ?? errors[0]!.message) : 'done';
  addToStory(
    life,
    who.name,
    `${name} ${shown(input)}${isProved ? '' : ' without a proof'}: ${outcome}`,
  );
  return errors ? undefined : data.answer;
}

/** Ids are of no use to a reader. */
const shown = (input: object): string =>
  JSON.stringify(input).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => `…${id.slice(-4)}`);
