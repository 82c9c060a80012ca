import { limitHeap } from './small-heap.ts';

// before anything else is loaded: what is loaded makes it grow
limitHeap();
await import('./start.ts');
