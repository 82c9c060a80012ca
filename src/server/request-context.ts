import { AsyncLocalStorage } from 'node:async_hooks';

/** Follows a request through all its promises and timers. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
