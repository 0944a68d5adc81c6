import { AppError } from '@husvaer/domain/kernel/errors';

import type { SizesAnswer } from './make-sizes-apart.ts';
import { makeSizes } from './make-sizes.ts';
import { checkPicture } from './read-picture.ts';

// The other end of `make-sizes-apart.ts`: makes the sizes of one picture and ends.

process.on('disconnect', () => process.exit());
process.once('message', (picture: Uint8Array) => {
  void answer(picture).then((said) => process.send?.(said));
});

async function answer(picture: Uint8Array): Promise<SizesAnswer> {
  try {
    await checkPicture(picture);
    return { sizes: await makeSizes(picture) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: String(error.code) };
    throw error;
  }
}
