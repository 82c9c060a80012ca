const place = 'flex min-h-11 min-w-9 items-center justify-center md:min-h-9';

/** The interface is Turkish; EN leads to the one page in English (decision 014). */
export function LanguageSwitch({ path: shown }: { path: string }) {
  const current = languages.find(({ path }) => path === shown)?.lang ?? 'tr';
  return (
    <ul className="-ml-2 flex items-center font-semibold">
      {languages.map(({ lang, path }) => (
        <li key={lang} className="flex items-center not-first:before:content-['/']">
          {lang === current ? (
            <span aria-current="true" lang={lang} className={`${place} underline underline-offset-4`}>
              {lang.toUpperCase()}
            </span>
          ) : (
            <a href={path} hrefLang={lang} className={`${place} hover:underline`}>
              <span lang={lang}>{lang.toUpperCase()}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Paths at which the languages begin. The frame leads from one to the other, and search engines learn it (hreflang).
 */
export const languages = [
  { lang: 'tr', path: '/' },
  { lang: 'en', path: '/en' },
];
