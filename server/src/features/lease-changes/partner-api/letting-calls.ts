import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { cursorPage, pageAfter } from '../../partners/public.ts';
import type { DescribedCall } from '../../../platform/http/described-calls.ts';
import {
  addAssignmentFor,
  readAssignment,
  readAssignments,
  readProperties,
  readProperty,
} from './lettings.ts';
import { assignmentDraft, assignmentPage } from './shapes.ts';
import { findAssignmentIds, findPropertyIds } from './store.ts';

const reading = { method: 'GET', scope: 'leases:read' } as const;
/** A page of records with ids, each read by its id. */
const byId = { key: uuid, keyOf: (id: string) => id, write: (id: string) => id };

/** Homes that agreements are about. */
export const propertyCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/properties',
    operationId: 'getProperties',
    summary: 'Homes with assignments or leases, oldest first',
    query: cursorPage,
    answers: { 200: ['A page.', 'PropertyPage'] },
    async read(work, { viewer, query }) {
      const page = await pageAfter(parseInput(cursorPage, query), {
        ...byId,
        find: (part) => findPropertyIds(work.tx, viewer.partnerId, part),
      });
      return { ...page, data: await readProperties(work, viewer, page.data) };
    },
  },
  {
    ...reading,
    path: '/properties/{propertyId}',
    operationId: 'getProperty',
    summary: 'A home with assignments or leases',
    answers: { 200: ['The property.', 'Property'] },
    read: (work, called) => readProperty(work, called.viewer, called.id('propertyId')),
  },
];

/** Assignments from landlords to the partner. */
export const assignmentCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/assignments',
    operationId: 'getAssignments',
    summary: 'The landlords’ assignments to you, oldest first',
    query: assignmentPage,
    answers: { 200: ['A page.', 'AssignmentPage'] },
    async read(work, { viewer, query }) {
      const { propertyId, ...part } = parseInput(assignmentPage, query);
      const request = { partnerId: viewer.partnerId, propertyId };
      const page = await pageAfter(part, {
        ...byId,
        find: (some) => findAssignmentIds(work.tx, request, some),
      });
      return { ...page, data: await readAssignments(work, viewer, page.data) };
    },
  },
  {
    method: 'POST',
    scope: 'leases:write',
    path: '/assignments',
    operationId: 'addAssignment',
    summary: 'Adds a landlord’s assignment to you, for one of your homes',
    isOnce: true,
    body: { schema: 'AssignmentDraft' },
    answers: { 201: ['The assignment, under which leases can be drafted.', 'Assignment'] },
    async write(work, called) {
      const input = parseInput(assignmentDraft, called.json());
      const id = await addAssignmentFor(work, called.viewer, input);
      return { status: 201, body: await readAssignment(work, called.viewer, id) };
    },
  },
  {
    ...reading,
    path: '/assignments/{assignmentId}',
    operationId: 'getAssignment',
    summary: 'A landlord’s assignment to you',
    answers: { 200: ['The assignment.', 'Assignment'] },
    read: (work, called) => readAssignment(work, called.viewer, called.id('assignmentId')),
  },
];
