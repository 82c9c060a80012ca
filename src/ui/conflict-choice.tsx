import { HttpError } from '#/http/request.ts';
import { Button } from './button.tsx';

interface ConflictChoiceProps {
  /** Why the save was refused. */
  error: unknown;
  hint: string;
  overwriteLabel: string;
  onOverwrite: () => void;
}

/** When somebody else has saved the same meanwhile: whose text shall stand is for the person to say. */
export function ConflictChoice({ error, hint, overwriteLabel, onOverwrite }: ConflictChoiceProps) {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  return (
    <div className="grid justify-items-start gap-2 text-ink">
      <p>{hint}</p>
      <Button size="small" onClick={onOverwrite}>
        {overwriteLabel}
      </Button>
    </div>
  );
}
