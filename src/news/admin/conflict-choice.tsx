import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { Button } from '#/ui/button.tsx';

/** Somebody else saved the article meanwhile: whose text shall stand is for the person to say. */
export function ConflictChoice({ onOverwrite }: { onOverwrite: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 text-ink">
      <p>{text.conflictHint}</p>
      <Button size="small" onClick={onOverwrite}>
        {text.overwrite}
      </Button>
    </div>
  );
}
