import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Crisis } from '#/content/crisis.ts';
import { type CrisisKind, crisisKinds, longestLatest } from '#/content/crisis-kinds.ts';
import { formatMoment } from '#/format/dates.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { crisisText as text } from '#/i18n/tr/crisis.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { Field, TextArea } from '#/panel/form/field.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { useFreshItem } from '#/panel/stored/fresh-item.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { flatten } from '../flat-document.ts';
import { type NamedDocument, namedDocumentQuery, saveDocument } from '../queries.ts';
import { offersOf } from './use-document-calls.ts';

/** Switches the page that takes the place of the home page: one choice and one press, and nothing is typed. */
export default function CrisisDialog({ onClose }: { onClose: () => void }) {
  const fresh = useFreshItem({ query: namedDocumentQuery('crisis'), title: text.title, onClose });
  return fresh.item ? <CrisisSwitch {...fresh.item} onClose={onClose} /> : fresh.instead;
}

type SwitchProps = NamedDocument & { onClose: () => void };

function CrisisSwitch({ document, published, onClose }: SwitchProps) {
  const now = published as Crisis;
  const isOn = now.kind !== 'off';
  const [kind, choose] = useState(now.kind);
  const [latest, setLatest] = useState(now.latest);
  const turn = useTurning({ document, published, onClose });
  return (
    <Dialog title={text.title} description={text.hint} isWide isFocusOnDialog onClose={onClose}>
      <DialogBody>
        <CrisisState
          {...now}
          isBusy={turn.isPending}
          onTurnOff={() => turn.mutate({ kind: 'off', latest: '' })}
        />
        <Kinds chosen={kind} onChoose={choose} />
        <Field label={text.latest} hint={text.latestHint(longestLatest)}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={longestLatest}
              value={latest}
              onChange={(event) => setLatest(event.target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">{text.otherLanguages}</p>
      </DialogBody>
      <DialogFooter>
        <BusyButton
          look="primary"
          isBusy={turn.isPending}
          isDone={kind === 'off'}
          busyLabel={text.turningOn}
          onClick={() => turn.mutate({ kind, latest: latest.trim() })}
        >
          {isOn ? text.update : text.turnOn}
        </BusyButton>
        <Button look="quiet" onClick={onClose}>
          {panelText.cancel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface CrisisStateProps extends Crisis {
  isBusy: boolean;
  onTurnOff: () => void;
}

/** Shows what stands at the home page's address now, and the button that ends it. */
function CrisisState({ kind, since, latest, isBusy, onTurnOff }: CrisisStateProps) {
  if (kind === 'off') return <p className="text-ink-soft">{text.isOff}</p>;
  return (
    <div className="grid gap-2 rounded-md bg-snow-100 p-3">
      <p className="font-semibold">{text.isOn(crisisKinds[kind], formatMoment(since))}</p>
      {latest && <p className="wrap-anywhere">“{latest}”</p>}
      <p>
        <a href="/" target="_blank" rel="noopener" className={linkClass}>
          {text.seePage}
          <span className="sr-only"> {panelText.opensInNewTab}</span>
        </a>
      </p>
      <BusyButton
        look="danger"
        className="justify-self-start"
        isBusy={isBusy}
        busyLabel={text.turningOff}
        onClick={onTurnOff}
      >
        {text.turnOff}
      </BusyButton>
    </div>
  );
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

const choices = Object.entries(crisisKinds) as [CrisisKind, string][];

interface KindsProps {
  chosen: Crisis['kind'];
  onChoose: (kind: CrisisKind) => void;
}

function Kinds({ chosen, onChoose }: KindsProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="text-sm font-semibold">{text.happened}</legend>
      <ul className="grid grid-cols-2 gap-1.5">
        {choices.map(([kind, label]) => (
          <li key={kind} className="grid">
            <button
              type="button"
              aria-pressed={chosen === kind}
              onClick={() => onChoose(kind)}
              className="min-h-14 cursor-pointer rounded-md border border-snow-300 bg-white px-3 py-2 text-left font-semibold wrap-anywhere hover:bg-snow-50 aria-pressed:border-night-700 aria-pressed:bg-snow-100 aria-pressed:ring-1 aria-pressed:ring-night-700"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {chosen === 'off' ? (
        <p className="flex min-h-11 items-center text-sm text-ink-soft">{text.choose}</p>
      ) : (
        <a href={previewPaths.crisis(chosen)} target="_blank" rel="noopener" className={linkClass}>
          {text.rehearse}
          <span className="sr-only"> {panelText.opensInNewTab}</span>
        </a>
      )}
    </fieldset>
  );
}

/** Publishes a state. The server notes the moment; the dialog closes once it is out. */
function useTurning({ document, onClose }: SwitchProps) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (state: Pick<Crisis, 'kind' | 'latest'>) =>
      saveDocument(document, { ...flatten(document), ...state, published: true, publishAt: null }),
    onSuccess: (saved, { kind }) => {
      const said =
        kind === 'off'
          ? { title: text.turnedOff, description: text.turnedOffHint }
          : { title: text.turnedOn, description: text.turnedOnHint };
      showToast({ ...said, offers: offersOf({ saved, title: document.title, queries }) });
      void readAgain(queries);
      onClose();
    },
    onError: (error) => showFailure(error, { title: text.failed, otherwise: text.failedHint }),
  });
}
