import { builder } from '../../../platform/graphql/builder.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { getAnnualStatements, type Statements } from './use-cases/get-annual-statements.ts';

const StatementsType = builder.objectRef<Statements>('AnnualStatements').implement({
  description: 'The annual statements that can be fetched from `/api/annual-statements/{year}/`.',
  fields: (t) => ({
    partnerId: t.exposeID('partnerId', {
      nullable: true,
      description: 'The agency that lets the homes. Null if the operator holds the money.',
    }),
    name: t.exposeString('name', { description: 'The name of the party that holds the money.' }),
    years: t.exposeIntList('years', {
      description: 'The latest year first. The current year is preliminary.',
    }),
  }),
});

query('getAnnualStatements', {
  description:
    'Returns the viewer’s annual statements, one entry for each agency that lets for them. Empty for a person who never received rent here.',
  type: [StatementsType],
  run: (_, { runner, viewer }) => runner.read(viewer, getAnnualStatements, undefined),
});
