import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** What went wrong with a form as a whole. Read out as it comes. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Alert role="alert" color="red" variant="light" mb="md">
      {children}
    </Alert>
  );
}
