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
  const answer: any = await response.json();
  if (!response.ok || answer.errors)
    throw new Error(`${path}: ${JSON.stringify(answer.errors ?? answer)}`);
  return answer;
}
