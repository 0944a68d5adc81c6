import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';

const CONTRACT = fileURLToPath(import.meta.resolve('@husvaer/contract/schema.graphql'));

/** All that can be asked of an object without saying more; what it lies in is left out. */
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

/** A type of the contract. */
export const typeOf = (name: string): GraphQLObjectType =>
  buildSchema(readFileSync(CONTRACT, 'utf8')).getType(name) as GraphQLObjectType;

/** What the page of a lease asks for, and all else there is to ask of one, by its id. */
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
