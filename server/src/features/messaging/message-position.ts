import { z } from 'zod';

export const position = z.int().min(0).max(2_000_000_000);
