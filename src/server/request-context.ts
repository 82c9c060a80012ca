import { AsyncLocalStorage } from 'node:async_hooks';

/** The request to which the code that runs now belongs, however many promises and timers lie in between. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();
