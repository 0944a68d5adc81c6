import type { Feature } from '../../platform/feature.ts';

export const accounts: Feature = { name: 'accounts' };
