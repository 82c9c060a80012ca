import { panelText } from '#/i18n/tr/panel.ts';
import { isHere, lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useQuestion } from '#/panel/use-question.ts';
import { type OperationTexts, placeWordsOf } from '../place-words.ts';

const PlaceQuestion = lazyDialog(() => import('./place-question.tsx'));

/** Asks before visitors read of a place that was to be kept back. */
export function usePlaceQuestion() {
  const { asked, ask } = useQuestion<string[]>();
  return {
    async ask(operation: OperationTexts): Promise<boolean> {
      const words = placeWordsOf(operation);
      if (words.length === 0) return true;
      // the form lies above what would be shown in the question's place
      if (await isHere(PlaceQuestion)) return ask(words);
      const [title, description] = [panelText.partFailed, panelText.partFailedHint];
      showToast({ title, description, variant: 'destructive' });
      return false;
    },
    question: asked && (
      <PlaceQuestion
        words={asked.about}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    ),
  };
}
