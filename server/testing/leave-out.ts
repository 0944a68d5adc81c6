import { inject } from 'vitest';

import { installSwitches } from './permission-switches.ts';

/** Before the test of an exception: switches off the check that this test must miss. */
installSwitches().leftOut = new Set(inject('leftOut'));
