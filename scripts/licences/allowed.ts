/** Licences (SPDX) under which a package may be used here without a second thought. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // asks only that changes to its own files stay open, and none are made
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
];

/** Allowed for these packages only. */
export const exceptions: { packages: RegExp; licence: string }[] = [
  // libvips, as a shared library of its own that anybody can replace, which is what the LGPL asks
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  // a table of browsers that the mutation tests bring along; the product holds nothing of it
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  // zlib's own licence, as free as MIT; the load generator of `npm run bench` brings it along
  { packages: /^pako$/, licence: 'Zlib' },
];

/** Packages so old that their licence stands where npm no longer looks; read in their own package.json. */
export const readByHand: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT' };
