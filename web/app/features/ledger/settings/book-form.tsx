import { Checkbox, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import { bookTerms, USUAL_CHARGE_CODES } from '@husvaer/domain/ledger/book';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { browserApi } from '../../../platform/api.ts';
import { useMoneyFormat } from '../use-money-format.ts';
import { Field } from './field.tsx';
import type { LedgerBookTermsFragment } from './ledger-book.fragment.graphql.ts';
import { PartForm } from './part-form.tsx';
import { SetLedgerBook } from './set-ledger-book.graphql.ts';
import classes from '../../../ui/fields.module.css';
import { settingWords } from './field-errors.tsx';

const { refusedBy, toFormErrors } = settingWords('ledger');

type Book = LedgerBookTermsFragment;
type Values = Omit<
  Book,
  'bankCustomerId' | 'chargeCodes' | 'clientAccountChange' | 'isAccountProved' | 'isAccountRefused'
> & { bankCustomerId: string; chargeCodes: string };

const NEW: Values = {
  name: '',
  orgNumber: '',
  address: '',
  email: '',
  isInVat: false,
  isInBusiness: true,
  clientAccount: '',
  bic: '',
  bankCustomerId: '',
  kidSource: 'ocr',
  orderFormat: 'pain_001_001_03',
  chargeCodes: USUAL_CHARGE_CODES.join(', '),
};

const inputOf = (values: Values) => ({
  ...values,
  bankCustomerId: values.bankCustomerId.trim() || null,
  chargeCodes: values.chargeCodes.split(',').flatMap((code) => code.trim() || []),
});

function valuesOf(book: Book, account: (digits: string) => string): Values {
  const { clientAccountChange: _, isAccountProved: __, isAccountRefused: ___, ...terms } = book;
  const { clientAccount, bankCustomerId, chargeCodes } = terms;
  return {
    ...terms,
    clientAccount: account(clientAccount),
    bankCustomerId: bankCustomerId ?? '',
    chargeCodes: chargeCodes.join(', '),
  };
}

/** What the field of the client account says below it. */
function aboutAccount(book: Book | null) {
  if (book?.isAccountRefused) return 'clientAccount_refused';
  return book && !book.isAccountProved ? 'clientAccount_unproved' : 'clientAccount_help';
}

/** Validates by the API's schema, which spells the enums differently. */
function check(values: Values) {
  const kidSource = values.kidSource === 'ocr' ? 'ocr' : 'camt.054';
  const input = { ...inputOf(values), kidSource, orderFormat: null };
  const parsed = bookTerms.safeParse(input, { reportInput: true });
  return parsed.success ? {} : toFormErrors(...fieldErrors(parsed.error.issues));
}

/** Who holds the clients’ money, and in which account. Another account waits for another person. */
export function BookForm({ partnerId, book }: { partnerId: string | null; book: Book | null }) {
  const { t } = useTranslation('ledger');
  const { account } = useMoneyFormat();
  const form = useForm<Values>({
    initialValues: book ? valuesOf(book, account) : NEW,
    validate: check,
  });
  const field = (name: keyof Values) => ({ form, name, label: t(`settings.book.${name}`) });
  return (
    <PartForm
      name="book"
      title={t('settings.book.title')}
      text={t('settings.book.text')}
      counts={t('settings.book.counts')}
      form={form}
      save={(values) => browserApi(SetLedgerBook, { inputData: { partnerId, ...inputOf(values) } })}
      fieldsOf={refusedBy}
    >
      <Field {...field('name')} />
      <div className={classes.pair}>
        <Field {...field('orgNumber')} inputMode="numeric" />
        <Field {...field('email')} type="email" />
      </div>
      <Field {...field('address')} />
      <div className={classes.pair}>
        <Field
          {...field('clientAccount')}
          inputMode="numeric"
          description={t(`settings.book.${aboutAccount(book)}`)}
        />
        <Field {...field('bic')} description={t('settings.book.bic_help')} />
      </div>
      <div className={classes.pair}>
        <Field {...field('bankCustomerId')} description={t('settings.book.bankCustomerId_help')} />
        <NativeSelect
          label={t('settings.book.kidSource')}
          description={t('settings.book.kidSource_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[
            { value: 'ocr', label: 'OCR giro' },
            { value: 'camt054', label: 'camt.054' },
          ]}
          {...form.getInputProps('kidSource')}
        />
      </div>
      <div className={classes.pair}>
        <NativeSelect
          label={t('settings.book.orderFormat')}
          description={t('settings.book.orderFormat_help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={[
            { value: 'pain_001_001_03', label: 'pain.001.001.03' },
            { value: 'pain_001_001_09', label: 'pain.001.001.09' },
          ]}
          {...form.getInputProps('orderFormat')}
        />
      </div>
      <Field {...field('chargeCodes')} description={t('settings.book.chargeCodes_help')} />
      <Checkbox
        label={t('settings.book.isInVat')}
        {...form.getInputProps('isInVat', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('settings.book.isInBusiness')}
        {...form.getInputProps('isInBusiness', { type: 'checkbox' })}
      />
    </PartForm>
  );
}
