import { AppError } from '@husvaer/domain/kernel/errors';

import type { SizesAnswer, SizeOptions } from './make-sizes-apart.ts';
import { makeSizes } from './make-sizes.ts';
import { checkPicture, cutSquare } from './read-picture.ts';

// The child process of `make-sizes-apart.ts`: makes the sizes of one picture and ends.

process.on('disconnect', () => process.exit());
process.once('message', (request: Requested) => {
  void answer(request).then((result) => process.send?.(result));
});

interface Requested {
  picture: Uint8Array;
  wanted: SizeOptions;
}

async function answer({ picture, wanted: { side } }: Requested): Promise<SizesAnswer> {
  try {
    await checkPicture(picture);
    return { sizes: await makeSizes(side ? await cutSquare(picture, side) : picture) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: String(error.code) };
    throw error;
  }
}
