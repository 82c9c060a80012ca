import { setFlagsFromString } from 'node:v8';

/*
 * V8 collects what is dead sooner, and gives the room back. Left to itself it lets the heap of a process with 25 MB alive
 * grow to 250 while 400 strangers hold a connection each, even if all ask for a cached page, and holds on to it: a small
 * server has other uses for that. Cached pages are answered no slower (docs/decisions/013). It stands before anything
 * else is loaded: what is loaded makes the heap grow.
 */
setFlagsFromString('--optimize-for-size');
// at most by half of what is alive before old space is collected again; without it, one request in thirty did that in the fuzz
setFlagsFromString('--heap-growing-percent=50');
await import('./start.ts');
