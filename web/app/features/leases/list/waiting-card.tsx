import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { StatusBadge } from '../status-badge.tsx';
import { useTerms } from '../use-terms.ts';
import classes from './list.module.css';
import type { WaitingAssignmentsQuery } from './waiting-assignments.graphql.ts';

type Waiting = WaitingAssignmentsQuery['getWaitingAssignments']['data'][number];

/** A home whose landlord has signed an assignment, and that has no lease draft. */
export function WaitingCard({ assignment }: { assignment: Waiting }) {
  const { t } = useTranslation('leases');
  const { address, period } = useTerms();
  const { _id, property, landlord, assignmentFrom, assignmentTo } = assignment;
  return (
    <li className={classes.card}>
      <article aria-labelledby={`assignment-${_id}`}>
        <StatusBadge status="waiting_for_creation" />
        <h2 id={`assignment-${_id}`}>{property.name}</h2>
        <p className="quiet">{address(property)}</p>
        <dl className={classes.facts}>
          <div>
            <dt>{t('assignment_period')}</dt>
            <dd>{period({ contractStartDate: assignmentFrom, contractEndDate: assignmentTo })}</dd>
          </div>
          {landlord && (
            <div>
              <dt>{t('facts.landlord')}</dt>
              <dd>{landlord.name}</dd>
            </div>
          )}
        </dl>
        {property.placeId !== null && (
          <Button
            component={Link}
            to={`/my-listing/${property.placeId}/lease?assignment=${_id}`}
            variant="default"
            mt="auto"
          >
            {t('list.draft')}
          </Button>
        )}
      </article>
    </li>
  );
}
