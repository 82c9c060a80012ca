import { HttpError } from '#/http/request.ts';

/** The sentence the server wrote for the person, else ours. */
export function serverMessage(error: unknown, otherwise: string): string {
  return (error instanceof HttpError && error.serverMessage) || otherwise;
}
