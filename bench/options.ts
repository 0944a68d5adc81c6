import { parseArgs } from 'node:util';

import { ENGINES, type Engine } from './databases.ts';

type Value = number | Engine | readonly number[] | readonly Engine[];

/** An option of a bench. One with a list as its value may be given several times. */
interface Option {
  default: Value;
  /** The value with `--smoke`: the whole bench then takes seconds. */
  smoke: Value;
}

type Read<Of extends Value> = Of extends number
  ? number
  : Of extends Engine
    ? Engine
    : Of extends readonly number[]
      ? readonly number[]
      : readonly Engine[];

/**
 * Reads the command line of a bench. An explicit option overrides `--smoke`. Throws an error that names the
 * option if its value is not a number, or not an engine.
 */
export function readOptions<Options extends Record<string, Option>>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
): { [Name in keyof Options]: Read<Options[Name]['default']> } {
  const described = Object.entries(options).map(
    ([name, { default: usual }]) =>
      [name, { type: 'string', multiple: Array.isArray(usual) }] as const,
  );
  const { values }: { values: Record<string, unknown> } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(described), smoke: { type: 'boolean' } },
  });
  const read = Object.entries(options).map(([name, { default: usual, smoke }]) => {
    const given = values[name] as string | string[] | undefined;
    if (given === undefined) return [name, values['smoke'] ? smoke : usual];
    const readOne = typeof [usual].flat()[0] === 'number' ? readNumber : readEngine;
    return [
      name,
      Array.isArray(given) ? given.map((one) => readOne(name, one)) : readOne(name, given),
    ];
  });
  return Object.fromEntries(read);
}

function readNumber(name: string, text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text))
    throw new Error(`--${name} is wrong: '${text}' is not a number.`);
  return Number(text);
}

function readEngine(name: string, text: string): Engine {
  const engine = ENGINES.find((one) => one === text);
  if (!engine) throw new Error(`--${name} is wrong: there is no engine '${text}'.`);
  return engine;
}
