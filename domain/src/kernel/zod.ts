import { z } from 'zod';

// In a browser, zod's try whether it may compile code is a breach of the content policy.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
