import { inject } from 'vitest';

import { installSwitches } from './permission-switches.ts';

/** Before a test that an exception names: the check is left out that this test has to miss. */
installSwitches().leftOut = new Set(inject('leftOut'));
