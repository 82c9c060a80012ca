import { frameText } from '#/i18n/tr/frame.ts';
import { waitingText as text } from '#/i18n/tr/waiting.ts';
import { LightLinks } from './light-frame.tsx';

interface WaitingFrameProps {
  title: string;
  sentences: readonly string[];
  english?: string;
  /** Pages that can be shown all the same. */
  links: readonly { href: string; label: string }[];
}

/** Names no association: which one it is stands in the database. */
export function WaitingFrame({ title, sentences, english, links }: WaitingFrameProps) {
  const { when, number, call } = frameText.emergency;
  return (
    <>
      <header>
        <p>
          <a href={call}>
            {when} <b>{number}</b>
          </a>
        </p>
      </header>
      <main>
        <h1>{title}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {english && <p lang="en">{english}</p>}
        {links.length > 0 && <LightLinks name={text.shown} links={links} />}
      </main>
    </>
  );
}
