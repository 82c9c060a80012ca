import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { operationsCsvText as text } from '#/i18n/tr/operations-csv.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge, type Tone } from '#/panel/badge.tsx';
import { BusyButton, Button, Spinner } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { serverMessage } from '#/panel/failure.tsx';
import { CheckboxField } from '#/panel/form/controls.tsx';
import { controlClass, Field, FormFailure } from '#/panel/form/field.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { useMayPublish } from '#/staff/queries.ts';
import type { ImportedRow, OperationImport } from '../csv/answers.server.ts';
import { sendCsv } from '../csv/send-csv.ts';
import { type ImportOutcome, longestImport } from '../csv/shape.ts';

/** Takes operations from a CSV file: shows what would come of it first. */
export default function CsvDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const mayPublish = useMayPublish();
  const [file, setFile] = useState<Blob>();
  const [publish, setPublish] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const look = useSingleMutation({
    mutationFn: (asked: { file: Blob; publish: boolean }) => sendCsv({ ...asked, isDry: true }),
  });
  const take = useSingleMutation({
    mutationFn: (asked: { file: Blob; publish: boolean }) => sendCsv({ ...asked, isDry: false }),
    // what was broken off has taken some
    onSettled: () => void readAgain(queries),
  });

  function begin(asked: { file: Blob; publish: boolean }) {
    take.reset();
    look.mutate(asked);
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    look.reset();
    take.reset();
    setFile(undefined);
    setTooLarge(Boolean(chosen && chosen.size > longestImport));
    if (!chosen || chosen.size > longestImport) return;
    // what is taken is what was looked at, whatever becomes of the file
    const held = new Blob([await chosen.arrayBuffer()]);
    setFile(held);
    begin({ file: held, publish });
  }

  const { error } = take.isError ? take : look;
  const failure = isTooLarge
    ? text.tooLarge(longestImport / 1024 / 1024)
    : error && serverMessage(error, text.failed);
  const found = take.data ?? look.data;
  const hasNews = found && found.counts.new + found.counts.changed > 0;
  return (
    <Dialog isWide title={text.title} description={text.description} help="operations" onClose={onClose}>
      <DialogBody>
        <Field label={text.file} hint={text.fileHint}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,text/csv"
              disabled={look.isPending || take.isPending}
              // the same file again, once it is mended, is a choice too
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={(event) => void choose(event)}
              className={`${controlClass} min-h-11 py-2`}
            />
          )}
        </Field>
        {mayPublish && (
          <CheckboxField
            label={text.publish}
            hint={text.publishHint}
            checked={publish}
            disabled={look.isPending || take.isPending}
            onChange={({ target }) => {
              setPublish(target.checked);
              if (file) begin({ file, publish: target.checked });
            }}
          />
        )}
        <div role="status" className="grid gap-2 empty:sr-only">
          {look.isPending && (
            <p className="flex items-center gap-2">
              <Spinner />
              {text.reading}
            </p>
          )}
          {found && !look.isPending && <Summary found={found} isTaken={take.isSuccess} />}
        </div>
        {found && !look.isPending && <Rows found={found} />}
      </DialogBody>
      {failure && (
        <DialogNotice>
          <FormFailure message={failure} />
        </DialogNotice>
      )}
      <DialogFooter>
        {!take.isSuccess && (
          <BusyButton
            look="primary"
            isBusy={take.isPending}
            isDone={!file || !hasNews || look.isPending}
            busyLabel={text.taking}
            onClick={() => file && take.mutate({ file, publish })}
          >
            {text.take}
          </BusyButton>
        )}
        <Button onClick={onClose}>{take.isSuccess ? panelText.close : panelText.cancel}</Button>
      </DialogFooter>
    </Dialog>
  );
}

interface FoundProps {
  found: OperationImport;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

const Summary = ({ found: { counts, unknownHeadings }, isTaken }: FoundProps & { isTaken: boolean }) => (
  <>
    {/* what has been done stands above a long list */}
    <h3 ref={isTaken ? focus : null} tabIndex={-1} className="font-bold outline-none">
      {isTaken ? text.taken : text.willBe}
    </h3>
    <p>{text.counted(counts)}</p>
    {!isTaken && counts.new + counts.changed === 0 && <p>{text.nothingToTake}</p>}
    {unknownHeadings.length > 0 && (
      <p className="text-sm text-ink-soft">{text.unknownHeadings(unknownHeadings)}</p>
    )}
  </>
);

const tones: Record<ImportOutcome, Tone> = {
  ...{ new: 'safe', changed: 'planned' },
  ...{ unchanged: 'neutral', refused: 'waiting' },
};

/** Lists what comes of the rows; of those that are as they were the summary gives the number. */
function Rows({ found: { rows, counts } }: FoundProps) {
  const listed = rows.filter(({ outcome }) => outcome !== 'unchanged');
  if (listed.length === 0) return null;
  const more = counts.refused + counts.changed + counts.new - listed.length;
  return (
    <>
      <table className="w-full text-left text-sm leading-snug">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-snow-300">
            <th className="py-2 pr-3">{text.row}</th>
            <th className="py-2 pr-3">{text.outcome}</th>
            <th className="py-2">{text.operation}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <tr key={row.line} className="border-b border-snow-200 align-top max-sm:block max-sm:py-2">
              <td
                data-head={`${text.row} `}
                className="py-2 pr-3 tabular-nums max-sm:inline-block max-sm:py-0 max-sm:before:content-[attr(data-head)]"
              >
                {row.line}
              </td>
              <td className="py-2 pr-3 max-sm:inline-block max-sm:py-0">
                <Badge tone={tones[row.outcome]}>{text.outcomes[row.outcome]}</Badge>
              </td>
              <td className="py-2 wrap-anywhere max-sm:block max-sm:py-1">
                <RowWords {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="text-sm">{text.notListed(more)}</p>}
    </>
  );
}

const RowWords = ({ title, reason, changes = [] }: ImportedRow) => (
  <>
    <p className="font-semibold">{title}</p>
    {reason && <p className="text-danger-700">{reason}</p>}
    {changes.map(({ label, before, after }) => (
      <p key={label} className="text-ink-soft">
        {text.change(label, { before, after })}
      </p>
    ))}
  </>
);
