import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { POSTAL_ADDRESS_MAX } from '@husvaer/domain/accounts/profile';
import { TENANTS_MAX } from '@husvaer/domain/leases/tenants';

import { EMPTY_TENANT, tenantOf, type Applicant, type TenantAnswer } from './answers.ts';
import { Field, Section, type LeaseForm } from './fields.tsx';
import classes from './form.module.css';

interface TenantsFieldProps {
  form: LeaseForm;
  /** The applicants who can be chosen. */
  applicants: readonly Applicant[];
}

/** The future tenants: the main tenant first, whose obligations are the same as the others'. */
export function TenantsField({ form, applicants }: TenantsFieldProps) {
  const { t } = useTranslation('lease_form');
  const { tenants } = form.values;
  const left = applicants.filter(
    ({ _id }) => !tenants.some(({ interestId }) => interestId === _id),
  );
  const isFull = tenants.length >= TENANTS_MAX;
  const isEmpty = ({ interestId, name, email }: TenantAnswer) => !interestId && !name && !email;
  function add(tenant: TenantAnswer) {
    const blank = tenants.findIndex(isEmpty);
    // A chosen applicant replaces the first empty row.
    if (tenant.interestId && blank >= 0) form.replaceListItem('tenants', blank, tenant);
    else form.insertListItem('tenants', tenant);
  }
  return (
    <Section title={t('tenants.title')} text={t('tenants.text')}>
      <ul className={classes.tenants}>
        {tenants.map((tenant, index) => (
          <TenantItem key={index} form={form} index={index} tenant={tenant} />
        ))}
      </ul>
      {!isFull && (
        <div className={classes.adding}>
          {left.length > 0 && (
            <NativeSelect
              label={t('tenants.from_interest')}
              size="md"
              value=""
              onChange={({ currentTarget }) => {
                const applicant = left.find(({ _id }) => _id === currentTarget.value);
                if (applicant) add(tenantOf(applicant));
              }}
              data={[
                { value: '', label: t('tenants.choose') },
                ...left.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
            />
          )}
          <Button
            variant="default"
            size="md"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => add(EMPTY_TENANT)}
          >
            {t('tenants.by_email')}
          </Button>
        </div>
      )}
      {tenants.length > 1 && (
        <p className={classes.note} data-warns>
          {t('tenants.jointly')}
        </p>
      )}
    </Section>
  );
}

interface TenantItemProps {
  form: LeaseForm;
  index: number;
  tenant: TenantAnswer;
}

function TenantItem({ form, index, tenant }: TenantItemProps) {
  const { t } = useTranslation('lease_form');
  const { interestId, name } = tenant;
  const isAlone = form.values.tenants.length === 1;
  const role = index === 0 ? t('tenants.main') : t('tenants.co', { number: index });
  const at = (field: string) => `tenants.${index}.${field}`;
  return (
    <li>
      <section className={classes.tenant} aria-label={role}>
        <header>
          <h3>{role}</h3>
          <span>
            {index > 0 && (
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => form.reorderListItem('tenants', { from: index, to: 0 })}
              >
                {t('tenants.make_main')}
              </Button>
            )}
            {(interestId || !isAlone) && (
              <Button
                variant="subtle"
                size="compact-md"
                c="var(--danger)"
                aria-label={t('tenants.remove_named', { role })}
                onClick={() => {
                  if (isAlone) form.replaceListItem('tenants', 0, EMPTY_TENANT);
                  else form.removeListItem('tenants', index);
                }}
              >
                {t('tenants.remove')}
              </Button>
            )}
          </span>
        </header>
        {interestId ? (
          <>
            <strong>{name}</strong>
            <p className="quiet">{t('tenants.asked')}</p>
            {form.errors[at('email')] && (
              <p className={classes.refused} role="alert">
                {form.errors[at('email')]}
              </p>
            )}
          </>
        ) : (
          <div className={classes.pair}>
            <Field form={form} name={at('name')} label={t('tenants.name')} maxLength={100} />
            <Field
              form={form}
              name={at('email')}
              label={t('tenants.email')}
              type="email"
              inputMode="email"
            />
          </div>
        )}
        <div className={classes.pair}>
          <Field form={form} name={at('birthDate')} label={t('tenants.birthDate')} type="date" />
          <Field
            form={form}
            name={at('postalAddress')}
            label={t('tenants.postalAddress')}
            maxLength={POSTAL_ADDRESS_MAX}
          />
          <Field
            form={form}
            name={at('orgNumber')}
            label={t('optional', { field: t('tenants.orgNumber') })}
            description={t('tenants.orgNumber_help')}
            inputMode="numeric"
          />
        </div>
      </section>
    </li>
  );
}
