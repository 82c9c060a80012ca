import { HttpError } from '#/http/request.ts';

export function serverMessage(error: unknown, otherwise: string): string {
  return (error instanceof HttpError && error.serverMessage) || otherwise;
}
