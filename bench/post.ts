import type { Served } from './child.ts';

/** The answer of a server to a body. Throws the text of an error answer. */
export async function post(
  server: Served,
  path: string,
  body: object,
  token?: string,
): Promise<any> {
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const said: any = await response.json();
  if (!response.ok || said.errors)
    throw new Error(`${path}: ${JSON.stringify(said.errors ?? said)}`);
  return said;
}
