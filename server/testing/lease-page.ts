import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';

const CONTRACT = fileURLToPath(import.meta.resolve('@husvaer/contract/schema.graphql'));

/** All fields of a type that need no arguments; types it is nested in are left out. */
export function everyField(type: GraphQLObjectType, within: readonly string[] = []): string {
  const path = [...within, type.name];
  return Object.values(type.getFields())
    .map(({ name, type: of }) => {
      const named = getNamedType(of);
      if (!isObjectType(named)) return name;
      return path.includes(named.name) ? '' : `${name} { ${everyField(named, path)} }`;
    })
    .join(' ');
}

/** A type of the GraphQL contract. */
export const typeOf = (name: string): GraphQLObjectType =>
  buildSchema(readFileSync(CONTRACT, 'utf8')).getType(name) as GraphQLObjectType;

/** The query of a lease's page, with all other fields of a lease, by its id. */
export const leasePage = (): string =>
  `query LeasePage($id: ID!) {
    getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
      ${everyField(typeOf('Lease'))}
    }
    getLeaseTenants(queryData: { contractId: $id }) {
      data { mainTenant { user { name email phoneNumber avatarKey } } coTenants { user { name } } }
    }
    getLeaseTimeline(queryData: { contractId: $id }) { _id on kind amount }
  }`;
