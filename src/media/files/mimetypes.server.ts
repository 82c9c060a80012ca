const mimetypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const findMimetype = (name: string): string | undefined => mimetypes[name.split('.').at(-1) ?? ''];

/** A name is never used for other bytes, so a copy stays valid forever. */
export const cachedForEver = 'public, max-age=31536000, immutable';
