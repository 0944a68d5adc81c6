import { ACTORS, type Actor, type ActorName } from '../actors.ts';
import type { FullScenario } from '../full-scenario.ts';
import { newToken } from '../people.ts';
import { findIds } from '../scenario-rows.ts';
import { PARTIES } from './foreign.ts';
import type { Permitted } from './permitted.ts';

/** A new actor, or a person of the scenario with a new token. */
export async function callerOf(scenario: FullScenario, name: Permitted['as']): Promise<Actor> {
  if (ACTORS.some((actor) => actor === name)) return scenario.actorOf(name as ActorName);
  const { app } = scenario;
  const [id] = await findIds(app, `select id from account where email = '${name}'`);
  const person =
    name in PARTIES
      ? PARTIES[name as keyof typeof PARTIES](scenario)
      : { id: id!, email: name, name, tokens: { accessToken: '', refreshToken: '' } };
  return { name: 'tenant', person, token: await newToken(app, person) };
}
