import { Refusal } from '#/http/errors.ts';

/** The server or the way to it is down. Names in our own network get the same words, so nobody can find them. */
export class Unavailable extends Refusal {
  constructor(message: string) {
    super('address-unavailable', message, { fields: { url: message } });
  }
}
