import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

/** An error of the form as a whole. Screen readers announce it when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <Alert role="alert" color="red" variant="light" mb="md">
      {children}
    </Alert>
  );
}
