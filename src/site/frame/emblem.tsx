import { frameText as text } from '#/i18n/tr/frame.ts';

/**
 * The mark of /icons/emblem-light.svg, in the colour of the words beside it, which the system may have chosen. It stands in the
 * page: on the first visit a file of its own comes a journey later than those words (decision 023).
 */
export function Emblem() {
  return (
    <svg role="img" aria-label={text.home} viewBox="0 0 64 64" className="size-9 shrink-0">
      <clipPath id="disc">
        <circle cx="32" cy="32" r="31" />
      </clipPath>
      <g clipPath="url(#disc)">
        <path fill="currentColor" d="M-2 54 14 38 18.5 42 32 27.5 45 43 49.5 39 66 56V0H-2Z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.4"
          d="M-2 60.7 14 46.3 18.5 49.8 32 37.5 45 50.7 49.5 47.2 66 62.5M-2 67.3 14 54.6 18.5 57.6 32 47.5 45 58.4 49.5 55.3 66 68.9M-2 74 14 63 18.5 65.4 32 57.5 45 66.1 49.5 63.5 66 75.4"
        />
      </g>
      <path fill="#f26a1b" d="M32 4Q33.7 13.3 40.2 15Q33.7 16.7 32 26Q30.3 16.7 23.8 15Q30.3 13.3 32 4Z" />
    </svg>
  );
}
