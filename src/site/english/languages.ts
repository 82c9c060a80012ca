/** Where each language begins. These pages name each other in their heads, as search engines want it (hreflang). */
export const languages = [
  { lang: 'tr', path: '/' },
  { lang: 'en', path: '/en' },
  { lang: 'x-default', path: '/' },
];
