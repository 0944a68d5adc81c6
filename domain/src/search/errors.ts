import { defineErrors } from '../kernel/errors.ts';

export const searchErrors = defineErrors('search', { beyond_end: 'not_found' });
