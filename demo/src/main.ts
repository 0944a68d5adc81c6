import { startServer } from '@husvaer/server/start-server';

import { seedDemo } from './seed.ts';
import { testIdentities } from './test-identities.ts';

await startServer({ features: [testIdentities], seed: seedDemo });
