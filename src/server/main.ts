import { keepHeapSmall } from './small-heap.ts';

// before anything else is loaded: what is loaded makes it grow
keepHeapSmall();
await import('./start.ts');
