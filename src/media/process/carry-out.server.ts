import { cleanPicture } from '../upload/images.server.ts';
import { lookAt, makeVariant } from '../variants/variant-images.server.ts';
import type { Order, Outcome } from './orders.server.ts';

/** Does what is asked; an order that fails says so and throws nothing. */
export async function carryOut(order: Order): Promise<Outcome<unknown>> {
  switch (order.kind) {
    case 'clean':
      return cleanPicture(order);
    case 'look':
      return lookAt(order);
    case 'variant':
      return makeVariant(order);
  }
}
