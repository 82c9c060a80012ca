const mimetypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Undefined when it is no picture. */
export const findMimetype = (name: string): string | undefined => mimetypes[name.split('.').at(-1) ?? ''];

/** A name is never used for other bytes, so a copy stays valid for ever. */
export const cachedForEver = 'public, max-age=31536000, immutable';
