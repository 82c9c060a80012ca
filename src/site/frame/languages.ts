/** Where each language begins. The frame leads from one to the other, and search engines learn it (hreflang). */
export const languages = [
  { lang: 'tr', path: '/' },
  { lang: 'en', path: '/en' },
];
