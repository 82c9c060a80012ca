import { Share2 } from 'lucide-react';
import { formatMoment } from '#/format/dates.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { linkPanelText as text } from '#/i18n/tr/link-panel.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { Field, FormFailure, TextInput } from '#/panel/form/field.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';
import type { PasswordLink, Person } from '../answers.server.ts';
import { emailSchema } from '../schema.ts';
import { mailLink } from './people-queries.ts';
import { QrCode } from './qr-code.tsx';

interface LinkDialogProps {
  person: Person;
  link: PasswordLink;
  onClose: () => void;
}

export function LinkDialog({ person, link, onClose }: LinkDialogProps) {
  const { kind, token, expiresAt, canMail } = link;
  const url = `${location.origin}${panelPaths.choosePassword}#${token}`;
  const said = { copied: text.copied, hint: text.copiedHint, failed: text.notCopied };
  const { isCopied, copy, Icon } = useCopy(said);
  // a person who thinks better of it closes the system's own window, which counts as a failure
  const share = () => navigator.share({ title: text.shareTitle, url }).catch(() => undefined);
  return (
    <Dialog
      title={text.title[kind](person.username)}
      description={text.hint(formatMoment(expiresAt))}
      onClose={onClose}
    >
      <DialogBody>
        <Field label={text.link}>
          {(control) => (
            <TextInput {...control} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Field>
        {canMail && <LinkMail personId={person.id} token={token} />}
        <figure className="grid justify-items-center gap-1">
          <QrCode text={url} label={text.code} />
          <figcaption className="text-[0.8125rem] text-ink-soft">{text.codeHint}</figcaption>
        </figure>
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={() => void copy(url)}>
          <Icon className="size-4" aria-hidden />
          {isCopied ? text.copied : text.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void share()}>
            <Share2 className="size-4" aria-hidden />
            {text.share}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

/** Sends the link, beside copying and never instead of it. */
function LinkMail({ personId, token }: { personId: number; token: string }) {
  const form = useSmallForm({
    schema: emailSchema,
    empty: { email: '' },
    save: ({ email }) => mailLink(personId, { token, email }),
    onSaved: (_, { email }) => showToast({ title: text.mailed, description: text.mailedTo(email) }),
    failed: text.notMailed,
    // the form says it
    onRefused: () => undefined,
  });
  const { error, ...input } = form.field('email');
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3">
      <Field label={text.email} error={error}>
        {(control) => <TextInput {...control} {...input} type="email" autoComplete="off" />}
      </Field>
      {form.failure && <FormFailure message={form.failure} />}
      <BusyButton type="submit" isBusy={form.isPending} busyLabel={text.mailing}>
        {text.mail}
      </BusyButton>
    </form>
  );
}
