import { createContext, useContext } from 'react';

/**
 * The page's nonce for inline scripts and styles under the content security policy. It is passed to the tree
 * from outside and is not part of the page's data.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);

/** The nonce in the browser: hidden from selectors, but readable as a property. */
export const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
