import { tidyName } from '../upload/receive.server.ts';

/** What the picture at an address is called, as far as the address tells. */
export function nameOfAddress({ pathname }: URL): string {
  return tidyName(decode(pathname.split('/').at(-1) ?? ''));
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
