import { FileButton } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

import { DOCUMENT_EXTENSIONS, PICTURE_EXTENSIONS } from '@husvaer/domain/files/uploads';

import type { Accepted } from '../attachment-uploads.ts';

const inDialog = (extensions: readonly string[]) =>
  extensions.map((extension) => `.${extension}`).join(',');
const ACCEPTED: Record<Accepted, string> = {
  documents: inDialog(DOCUMENT_EXTENSIONS),
  pictures: inDialog(PICTURE_EXTENSIONS),
};

interface ChooseFilesProps {
  accepts?: Accepted;
  onChoose: (files: readonly File[]) => void;
  children: (props: { onClick: () => void }) => ReactNode;
}

/** Opens the file dialog for the accepted types. The same file may be chosen again. */
export function ChooseFiles({ accepts = 'documents', onChoose, children }: ChooseFilesProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={ACCEPTED[accepts]}
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
