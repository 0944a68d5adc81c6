import { FileButton } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

import { DOCUMENT_EXTENSIONS } from '@husvaer/domain/files/uploads';

const ACCEPTED = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface ChooseFilesProps {
  onChoose: (files: readonly File[]) => void;
  children: (props: { onClick: () => void }) => ReactNode;
}

/** Opens the file dialog for the accepted types. The same file may be chosen again. */
export function ChooseFiles({ onChoose, children }: ChooseFilesProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={ACCEPTED}
      resetRef={reset}
      onChange={(files) => {
        onChoose(files);
        reset.current?.();
      }}
    >
      {children}
    </FileButton>
  );
}
