import { z } from 'zod';

/** The number of a message in its conversation; 1 is the first. */
export const position = z.int().min(0).max(2_000_000_000);
