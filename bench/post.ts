import type { Served } from './child.ts';

/** What a server answers to a body. Throws what it said when it refused. */
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
