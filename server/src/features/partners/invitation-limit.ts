import type { Rule } from '../../platform/limits/limits.ts';

/** Enough for a whole building in an hour, not for a town. */
export const INVITATIONS: Rule = { name: 'invitations', points: 200, seconds: 3600 };
