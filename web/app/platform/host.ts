import { createContext } from 'react-router';

import type { ApiError } from '@husvaer/contract/operation';

import type { BaseMap, Person } from './site.ts';

/**
 * What the server passes to the code that renders a page. It has the same shape as the server's `PageHost`;
 * the two meet only in `pagesOf`.
 */
export interface Host {
  graphql(call: { query: string; variables: Record<string, unknown> }): Promise<{
    status: number;
    data: unknown;
    errors?: readonly ApiError[];
  }>;
  nonce: string;
  origin: string;
  host: string;
  isMaintained: boolean;
  baseMap: BaseMap | null;
  propertyManagementUrl: string | null;
  identityName: string | null;
  today: string;
  publicToken: string;
  person: Person | null;
  reportError(error: unknown): void;
}

export const hostContext = createContext<Host>();
