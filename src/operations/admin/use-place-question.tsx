import { useState } from 'react';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { findPlaceWords } from '../place-words.ts';

const PlaceQuestion = lazyDialog(() => import('./place-question.tsx'));

interface Told {
  title: string;
  description: string;
  location: string;
  district?: string;
  isPlaceHeld?: boolean;
}

/** The words by which a text would give away the place that is held back. */
export const placeWordsOf = ({ isPlaceHeld, title, description, location, district = '' }: Told): string[] =>
  isPlaceHeld ? findPlaceWords([title, description], { location, district }) : [];

/** Asks before visitors read of a place that was to be kept back. */
export function usePlaceQuestion() {
  const [asked, setAsked] = useState<{ words: string[]; answer: (isToGoOut: boolean) => void }>();

  async function ask(told: Told): Promise<boolean> {
    const words = placeWordsOf(told);
    if (words.length === 0) return true;
    const isToGoOut = await new Promise<boolean>((answer) => setAsked({ words, answer }));
    setAsked(undefined);
    return isToGoOut;
  }

  return {
    ask,
    question: asked && (
      <PlaceQuestion
        words={asked.words}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    ),
  };
}
