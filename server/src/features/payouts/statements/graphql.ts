import { builder } from '../../../platform/graphql/builder.ts';
import { getAnnualStatements, type Statements } from './use-cases/get-annual-statements.ts';

const StatementsType = builder.objectRef<Statements>('AnnualStatements').implement({
  description: 'What may be fetched under `/api/annual-statements/{year}/`.',
  fields: (t) => ({
    partnerId: t.exposeID('partnerId', {
      nullable: true,
      description: 'The agency that lets; null when the operator keeps the money.',
    }),
    name: t.exposeString('name', { description: 'Of the party that keeps the money.' }),
    years: t.exposeIntList('years', { description: 'The latest first; this one is not over.' }),
  }),
});

builder.queryField('getAnnualStatements', (t) =>
  t.field({
    type: [StatementsType],
    description:
      'The viewer’s, by the agency that lets for them; empty for a person who was never paid rent here.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getAnnualStatements, undefined),
  }),
);
