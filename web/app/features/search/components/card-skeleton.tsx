import { Skeleton } from '@mantine/core';

/** A placeholder while homes are loading, with a picture of the final size. */
export function CardSkeleton({ compact }: { compact?: boolean }) {
  if (compact) return <Skeleton aria-hidden radius="lg" height="6.75rem" />;
  return (
    <div aria-hidden>
      <Skeleton radius="lg" style={{ aspectRatio: '5 / 3', height: 'auto' }} />
      <Skeleton height="1.25rem" width="45%" mt="0.75rem" />
      <Skeleton height="0.875rem" width="85%" mt="0.5rem" />
      <Skeleton height="0.875rem" width="60%" mt="0.5rem" />
      <Skeleton height="0.875rem" width="70%" mt="0.5rem" />
    </div>
  );
}
