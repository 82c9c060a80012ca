import { Refusal } from '#/http/errors.ts';

/**
 * The picture cannot be had now, but perhaps later: its server, or the way to it, is down. A name that leads into the
 * network around the server is refused in the same words, so that nobody finds out which names there are.
 */
export class Unavailable extends Refusal {
  constructor(message: string) {
    super('address-unavailable', message, { fields: { url: message } });
  }
}
