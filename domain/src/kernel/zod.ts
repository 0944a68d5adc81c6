import { z } from 'zod';

// In a browser, zod's check whether it may compile code violates the content security policy.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
