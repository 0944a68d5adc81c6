import { createContext, useContext } from 'react';

/**
 * The page's key for inline scripts and styles under the content security policy.
 * It is given to the tree from outside and stands in no data of the page.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);

/** The key in the browser: hidden from selectors, told to scripts that have it. */
export const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
