import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMemoryLimits } from './server-command.ts';

test.each(['deploy/Dockerfile', 'deploy/site.service'])(
  '%s starts the server with the limits of memory of `npm start`',
  (file) => {
    const limits = readMemoryLimits();
    expect(limits).toHaveLength(2);
    expect(readFileSync(file, 'utf8').match(/--max-[\w=-]+/g)).toEqual(limits);
  },
);
