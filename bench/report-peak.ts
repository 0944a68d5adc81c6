import { writeFileSync } from 'node:fs';

// Imported by a process that a bench measures but does not start itself: writes its peak of memory, in bytes.
process.on('exit', () =>
  writeFileSync(process.env['PEAK_FILE']!, String(process.resourceUsage().maxRSS * 1024)),
);
