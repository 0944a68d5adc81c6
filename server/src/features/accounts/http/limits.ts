import type { Rule } from '../../../platform/limits/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Links in mails, of any feature. */
export const LINK_BY_ADDRESS: Rule = {
  name: 'link address',
  points: 60,
  seconds: 15 * MINUTE,
};

/**
 * Rate limits. Per address against robots (households and offices share one), and per account against
 * guessing at one person from many addresses.
 */
export const RULES = {
  loginByAddress: { name: 'login address', points: 100, seconds: 15 * MINUTE },
  loginByAccount: { name: 'login account', points: 10, seconds: 15 * MINUTE },
  registerByAddress: { name: 'register address', points: 60, seconds: HOUR },
  codeByAddress: { name: 'code address', points: 60, seconds: 15 * MINUTE },
  codeByAccount: { name: 'code account', points: 10, seconds: 15 * MINUTE },
  codeByAccountDaily: { name: 'code account day', points: 40, seconds: 24 * HOUR },
  mailByAddress: { name: 'mail address', points: 60, seconds: HOUR },
  mailByAccount: { name: 'mail account', points: 5, seconds: HOUR },
  identityByAddress: { name: 'identity address', points: 60, seconds: 15 * MINUTE },
  passkeyByAddress: { name: 'passkey address', points: 200, seconds: 15 * MINUTE },
  passkeyByAccount: { name: 'passkey account', points: 60, seconds: 15 * MINUTE },
  linkByAddress: LINK_BY_ADDRESS,
  refreshByAddress: { name: 'refresh address', points: 600, seconds: 15 * MINUTE },
  uploadByAccount: { name: 'upload account', points: 30, seconds: HOUR },
  dataByAccount: { name: 'data account', points: 10, seconds: HOUR },
  passwordByAccount: { name: 'password account', points: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Rule>;
