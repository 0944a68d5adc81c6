import { email } from '@husvaer/domain/accounts/credentials';

import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { endSessionsOf } from './use-cases/end-sessions-of.ts';

const EVERYBODY = '--everybody';

/** For when a token, a password or the house's own key may be in wrong hands. */
const endSessionsCommand: Command = {
  name: 'accounts end-sessions',
  usage: `accounts end-sessions (E-MAIL | ${EVERYBODY})`,
  async run({ args, runner, print }) {
    const [who, ...rest] = args;
    const said = email.safeParse(who);
    if (rest.length > 0 || (who !== EVERYBODY && !said.success))
      throw new UsageError(endSessionsCommand.usage);
    const ended = await runner.run(SYSTEM, endSessionsOf, { email: said.data ?? null });
    if (ended === null) throw new UsageError(`Nobody has an account as ${said.data}.`);
    print(`Sessions ended: ${ended}`);
    return 0;
  },
};

export const commands: readonly Command[] = [endSessionsCommand];
