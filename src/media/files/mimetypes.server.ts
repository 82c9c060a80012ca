const mimetypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** What a picture's file is, by the end of its name; undefined for what is no picture. */
export const findMimetype = (name: string): string | undefined => mimetypes[name.split('.').at(-1) ?? ''];

/** A name is never used twice, so it is the version, and whoever has the file may keep it for ever. */
export const cachedForEver = 'public, max-age=31536000, immutable';
