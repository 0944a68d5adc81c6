import { z } from 'zod';

import { FILE_PROBLEM_CODES } from '@husvaer/domain/banking/file-problems';
import { WAITING_REASONS } from '@husvaer/domain/banking/lines';

const counts = z.number();
const problem = z.object({
  code: z.enum(FILE_PROBLEM_CODES),
  line: z.number().optional(),
  path: z.string().optional(),
  found: z.string().optional(),
  expected: z.string().optional(),
});

/** What does not depend on whether the file is booked. */
const notBooked = [
  z.object({ name: z.string(), state: z.literal('seen') }),
  z.object({ name: z.string(), state: z.literal('failed'), code: z.string() }),
  z.object({
    name: z.string(),
    state: z.literal('refused'),
    problems: z.array(problem),
    more: counts,
  }),
] as const;

/** What a file's payments lead to. */
const effects = z.object({
  name: z.string(),
  lines: counts,
  repeated: counts,
  otherSource: counts,
  leftOut: counts,
  contradictions: counts,
  settles: counts,
  more: counts,
  sum: z.number(),
  taken: z.record(z.string(), counts),
  waiting: z.record(z.string(), counts),
  passed: z.record(z.string(), counts),
  payments: z.array(
    z.object({
      outcome: z.enum(['waits', 'repeats', 'in_other_file', 'pays', 'taken']),
      reason: z.enum(WAITING_REASONS).nullable(),
      amount: z.number(),
      paidOn: z.string(),
      kid: z.string().nullable(),
      text: z.string().nullable(),
      name: z.string().nullable(),
      tenants: z.array(z.string()),
    }),
  ),
});
export type Rehearsal = z.output<typeof effects>;

const rehearsed = z.discriminatedUnion('state', [
  effects.extend({ state: z.literal('booked') }),
  effects.extend({ state: z.literal('waiting'), until: z.string() }),
  ...notBooked,
]);
/** What booking a file would do, as `/api/bank/files` says it. */
export type RehearsedFile = z.output<typeof rehearsed>;
export const rehearsedSchema = z.object({ files: z.array(rehearsed) });

const booked = z.discriminatedUnion('state', [
  z.object({ name: z.string(), state: z.literal('booked') }),
  z.object({ name: z.string(), state: z.literal('waiting'), until: z.string() }),
  ...notBooked,
]);
/** What became of a file. */
export type BookedFile = z.output<typeof booked>;
export const bookedSchema = z.object({ files: z.array(booked) });
