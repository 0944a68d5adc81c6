import { useState, type DragEvent } from 'react';

/** A drop target for files: whether files are over it, and its event handlers. */
export function useDrop(receive: (files: readonly File[]) => void) {
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
        // Moving over a child does not leave the target.
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        receive([...event.dataTransfer.files]);
      },
    },
  };
}
