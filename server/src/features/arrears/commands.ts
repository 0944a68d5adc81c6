import { parseInput } from '@husvaer/domain/kernel/validation';
import { enteredRate } from '@husvaer/domain/legal/entered-rate';

import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { enterRate } from './rates/use-cases/enter-rate.ts';
import { getRates } from './rates/use-cases/get-rates.ts';

export const commands: readonly Command[] = [
  {
    name: 'arrears rates',
    usage: 'arrears rates   lists the rates of law: late interest, reminder fee and court fee',
    isReadOnly: true,
    async run({ args, runner, print }) {
      if (args.length > 0) throw new UsageError('It takes no arguments.');
      const { known, ending } = await runner.read(SYSTEM, getRates, undefined);
      for (const { kind, since, value, source } of known)
        print(`${since}  ${kind}  ${Number(value) / 100}  ${source}`);
      for (const { kind, day } of ending)
        print(`Enter ${kind} from ${day}: papers of that day that need it will wait.`);
      return 0;
    },
  },
  {
    name: 'arrears enter-rate',
    usage:
      'arrears enter-rate KIND FIRST-DAY VALUE SOURCE [--replaces VALUE]   enters a rate of law, in per cent or kroner',
    async run({ args, runner, print }) {
      const [kind, since, value, source, option, replaced, ...rest] = args;
      const isComplete = source !== undefined && rest.length === 0;
      if (!isComplete || (option !== undefined && (option !== '--replaces' || !replaced)))
        throw new UsageError(
          'It takes a kind (late_interest, reminder_fee or court_fee), the first day, the value and the source.',
        );
      const today = await runner.read(SYSTEM, async ({ clock }) => clock.today().toString(), null);
      const rate = parseInput(enteredRate(today), {
        kind,
        since,
        value: Number(value),
        source,
        ...(replaced !== undefined && { replaces: Number(replaced) }),
      });
      await runner.run(SYSTEM, enterRate, rate);
      print(`${kind} is ${value} from ${since}.`);
      return 0;
    },
  },
];
