import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';

/** The page's key for inline scripts and styles; empty in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  const given = useContext(NonceContext);
  const data = useRouteLoaderData('root') as { nonce?: string } | undefined;
  return given ?? data?.nonce;
}
