import { zodResolver } from '@hookform/resolvers/zod';
import { Check, Copy, Share2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { formatMoment } from '#/format/dates.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { linkPanelText as text } from '#/i18n/tr/link-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/panel/dialog/dialog.tsx';
import { FailureBoundary, serverMessage } from '#/panel/failure.tsx';
import { Field, FormFailure, TextInput } from '#/panel/form/field.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { PasswordLink, Person } from '../answers.server.ts';
import { emailSchema } from '../password-link-schema.ts';
import { mailLink } from './people-queries.ts';

const QrCode = lazy(() => import('./qr-code.tsx'), CodeToCome);

interface LinkDialogProps {
  person: Person;
  link: PasswordLink;
  onClose: () => void;
}

export function LinkDialog({ person, link, onClose }: LinkDialogProps) {
  const { kind, token, expiresAt, canMail } = link;
  const url = `${location.origin}${panelPaths.choosePassword}#${token}`;
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
          <FailureBoundary instead={null}>
            <QrCode text={url} label={text.code} />
          </FailureBoundary>
          <figcaption className="text-[0.8125rem] text-ink-soft">{text.codeHint}</figcaption>
        </figure>
      </DialogBody>
      <DialogFooter>
        <CopyLink url={url} />
        {'share' in navigator && <ShareLink url={url} />}
      </DialogFooter>
    </Dialog>
  );
}

function CopyLink({ url }: { url: string }) {
  const { isCopied, copy } = useCopy({
    onCopied: () => showToast({ title: text.copied, description: text.copiedHint }),
    onFailed: () =>
      showToast({ title: panelText.failed, description: text.notCopied, variant: 'destructive' }),
  });
  const Icon = isCopied ? Check : Copy;
  return (
    <Button look="primary" onClick={() => void copy(url)}>
      <Icon className="size-4" aria-hidden />
      {isCopied ? text.copied : text.copy}
    </Button>
  );
}

function ShareLink({ url }: { url: string }) {
  // a person who thinks better of it closes the system's own window, which counts as a failure
  const share = () => navigator.share({ title: text.shareTitle, url }).catch(() => undefined);
  return (
    <Button onClick={() => void share()}>
      <Share2 className="size-4" aria-hidden />
      {text.share}
    </Button>
  );
}

/** Holds the place of the code. */
function CodeToCome() {
  return <div className="size-48" />;
}

/** Sends the link, beside copying and never instead of it. */
function LinkMail({ personId, token }: { personId: number; token: string }) {
  const form = useForm({ resolver: zodResolver(emailSchema), defaultValues: { email: '' } });
  const mail = useSingleMutation({
    mutationFn: ({ email }: { email: string }) => mailLink(personId, { token, email }),
    onSuccess: (_, { email }) => showToast({ title: text.mailed, description: text.mailedTo(email) }),
  });
  const error = form.formState.errors.email?.message;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => mail.mutate(values))} className="grid gap-3">
      <Field label={text.email} error={error}>
        {(control) => <TextInput {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      {mail.isError && !error && <FormFailure message={serverMessage(mail.error, text.notMailed)} />}
      <BusyButton type="submit" isBusy={mail.isPending} busyLabel={text.mailing}>
        {text.mail}
      </BusyButton>
    </form>
  );
}
