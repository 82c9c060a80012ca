import { association } from '#/content/association.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';

export const englishPath = '/en';

const languages = [
  { lang: 'tr', path: '/', label: 'TR', name: text.turkish },
  { lang: 'en', path: englishPath, label: 'EN', name: association.name.en },
];

/** The interface is Turkish; EN leads to the one page in English (decision 014). */
export function LanguageSwitch({ path }: { path: string }) {
  const current = path === englishPath ? 'en' : 'tr';
  return (
    <ul className="flex items-center font-semibold">
      {languages.map(({ lang, path: target, label, name }) => (
        <li key={lang} className="flex items-center not-first:before:px-1 not-first:before:content-['/']">
          {lang === current ? (
            <span aria-current="true" lang={lang} className="text-signal-300">
              {label}
            </span>
          ) : (
            <a
              href={target}
              hrefLang={lang}
              title={name}
              className="flex min-h-9 min-w-8 items-center justify-center hover:underline"
            >
              <span lang={lang}>{label}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
