import { useState, type DragEvent } from 'react';

/** A place that files are dropped on: whether some are over it, and what it listens with. */
export function useDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        // Over what stands in it, it is over it still.
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take([...event.dataTransfer.files]);
      },
    },
  };
}
