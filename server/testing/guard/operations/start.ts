import { SOMEBODY, type Operation } from '../row.ts';

export const START: Record<string, Operation> = {
  getStartPage: { by: SOMEBODY, call: '{ getStartPage { toSign { _id } } }' },
};
