import { readFileSync } from 'node:fs';

import { expect, type Page, type Route } from '@playwright/test';
import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** Kroner that rounding would change, or hide. */
export const ODD_AMOUNTS = [0.01, 0.49, 0.5, 22_095.49, -0.5] as const;

const AMOUNT = 'Kroner';
const schema = buildSchema(
  readFileSync(new URL('../contract/schema.graphql', import.meta.url), 'utf8'),
);

/**
 * Gives every amount in the answers of the API one of {@link ODD_AMOUNTS}, by its field and its row. Returns a
 * function that waits until the page shows them: a quiet network says nothing, because a busy browser asks late.
 */
export async function answerWithOddAmounts(page: Page): Promise<() => Promise<void>> {
  let unanswered = 0;
  await page.route('**/api/graphql', async (route) => {
    unanswered += 1;
    try {
      await answer(route);
    } finally {
      unanswered -= 1;
    }
  });
  return () =>
    expect(async () => {
      await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0);
      expect(unanswered).toBe(0);
      // What an answer shows may ask again.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(unanswered).toBe(0);
    }).toPass();

  async function answer(route: Route): Promise<void> {
    const { query } = route.request().postDataJSON() as { query: string };
    const document = parse(query);
    // Node resolves no sub-domains of localhost: the header names the site.
    const { host, port, pathname } = new URL(route.request().url());
    const response = await route.fetch({
      url: `http://localhost:${port}${pathname}`,
      headers: { ...(await route.request().allHeaders()), host },
    });
    const body = (await response.json()) as { data?: unknown };
    if (body.data) replaceAmounts(body.data, document);
    await route.fulfill({ response, json: body });
  }
}

/** Replaces the amounts of an answer in place. */
function replaceAmounts(data: unknown, document: DocumentNode): void {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [],
    ),
  );
  visit(data, getOperationAST(document)!.selectionSet, schema.getQueryType()!.name);

  function visit(value: unknown, set: SelectionSetNode, typeName: string, row = 0): void {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) visit(one, set, typeName, row + index);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const answer = value as Record<string, unknown>;
    for (const selection of set.selections) {
      if (selection.kind !== 'Field') {
        const fragment =
          selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value)! : selection;
        const on = fragment.typeCondition?.name.value ?? typeName;
        if (isOf(answer, on)) visit(answer, fragment.selectionSet, on, row);
        continue;
      }
      const type = fieldType(schema, typeName, selection.name.value);
      const name = selection.alias?.value ?? selection.name.value;
      if (type?.name === AMOUNT) answer[name] = withOddAmounts(answer[name], name, row);
      else if (selection.selectionSet && type && isCompositeType(type))
        visit(answer[name], selection.selectionSet, type.name, row);
    }
  }
}

/** Whether an answer may be of this type: a fragment of another member of its union is left out. */
const isOf = (answer: Record<string, unknown>, on: string): boolean =>
  answer['__typename'] === undefined ||
  answer['__typename'] === on ||
  !isObjectType(schema.getType(on));

function fieldType(of: GraphQLSchema, typeName: string, field: string) {
  const type = of.getType(typeName);
  if (!type || !('getFields' in type)) return null;
  const found = type.getFields()[field];
  return found ? getNamedType(found.type) : null;
}

/** Null stays null: it has a meaning. */
const withOddAmounts = (value: unknown, name: string, row: number): unknown => {
  if (Array.isArray(value)) return value.map((one) => withOddAmounts(one, name, row));
  if (typeof value !== 'number') return value;
  const hash = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), row);
  return ODD_AMOUNTS[hash % ODD_AMOUNTS.length];
};
