import { tidyName } from '../upload/receive.server.ts';

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
