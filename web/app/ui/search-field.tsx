import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Form, useSearchParams } from 'react-router';

import classes from './list-page.module.css';

/** A search field that stores its value in the URL and keeps the other parameters. */
export function SearchField({ label, search }: { label: string; search: string }) {
  const [params] = useSearchParams();
  const otherParams = [...params].filter(([name]) => name !== 'search' && name !== 'page');
  return (
    <Form role="search" className={classes.search}>
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        key={search}
        name="search"
        type="search"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
    </Form>
  );
}
