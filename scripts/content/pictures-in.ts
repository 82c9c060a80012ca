/** Addresses of library pictures in a document, each once: '/media/0f3a….jpg'. */
export const picturesIn = (value: unknown): string[] => [
  ...new Set(JSON.stringify(value).match(/\/media\/[0-9a-f]{24}\.[a-z]{3,4}/g)),
];

/** '/media/0f3a….jpg' → '0f3a….jpg' */
export const fileNameOf = (address: string): string => address.slice('/media/'.length);

export const pictureFolder = 'pictures';
