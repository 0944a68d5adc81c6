/** A setup file of Vitest: properties have the same seed every day, so that none stops an unrelated change. */
import fc from 'fast-check';

import { SEED } from '../server/testing/seeds.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
