export const formats = {
  jpeg: { mimetype: 'image/jpeg', extension: 'jpg' },
  png: { mimetype: 'image/png', extension: 'png' },
  gif: { mimetype: 'image/gif', extension: 'gif' },
  webp: { mimetype: 'image/webp', extension: 'webp' },
} as const;
export type Format = keyof typeof formats;
