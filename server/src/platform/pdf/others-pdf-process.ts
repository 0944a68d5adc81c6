import type { OthersPdf } from './others-pdf-apart.ts';
import { takeOthersPdf } from './others-pdf.ts';

// The other end of `others-pdf-apart.ts`: reads one PDF and ends.

process.on('disconnect', () => process.exit());
process.once('message', (asked: OthersPdf) => {
  void takeOthersPdf(asked).then((said) => process.send?.(said));
});
