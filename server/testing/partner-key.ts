import { addPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

const ADD = `mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "Test" }) { key } }`;

/** A key for a partner's own system, made by an agent of theirs. */
export async function addPartnerKey(app: TestApp, partnerId: string): Promise<string> {
  const { tokens } = await addPerson(app, {
    email: `agent-${partnerId}@x.no`,
    grants: [{ role: 'agent', partnerId }],
  });
  const { data } = await app.api(ADD, { id: partnerId }, tokens.accessToken);
  return data.addApiKey.key as string;
}
