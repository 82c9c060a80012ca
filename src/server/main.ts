import { setFlagsFromString } from 'node:v8';

/*
 * Must run before any module loads, because loading grows the heap. Without it the heap of a process with 25 MB alive
 * grows to 250 MB under 400 connections and stays there. Cached pages are as fast as before (docs/decisions/013).
 */
setFlagsFromString('--optimize-for-size');
// collects old space once it has grown by half; the first flag alone did so for one fuzz request in thirty
setFlagsFromString('--heap-growing-percent=50');
await import('./start.ts');
