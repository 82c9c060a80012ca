import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foldTurkish } from '#/format/turkish.ts';
import { signInOverText as text } from '#/i18n/tr/sign-in-over.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { answerSignIn } from '#/panel/sign-in-request.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { runSignInForm } from '#/staff/admin/run-sign-in-form.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';
import { signedInQuery } from '#/staff/queries.ts';

interface Question {
  username: string;
  answer: (isMeant: boolean) => void;
}

/** Opens when a save finds that the session has ended; after signing in the save goes on, under the name given here. */
export default function SignInOver() {
  const queries = useQueryClient();
  const { queryKey } = signedInQuery;
  const writer = queries.getQueryData(queryKey)?.username ?? '';
  const [asked, setAsked] = useState<Question>();

  async function isMeant(username: string) {
    if (writer === '' || foldTurkish(username) === foldTurkish(writer)) return true;
    const isMeant = await new Promise<boolean>((answer) => setAsked({ username, answer }));
    setAsked(undefined);
    return isMeant;
  }

  /** Goes on once the panel knows who it is for: what is read again after the save is what that person may read. */
  async function goOn() {
    // one that is still under way was asked before, and would say that nobody is signed in
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
    answerSignIn(true);
  }

  const run = (form: HTMLFormElement) =>
    runSignInForm(form, {
      ...{ succeeded: text.savingGoesOn, showToast, isMeant },
      onSignedIn: () => void goOn(),
    });

  return (
    <Dialog
      title={text.sessionEnded}
      description={text.sessionEndedHint}
      // who types a password at once must not type it where all can read it
      firstField={writer ? '[name=password]' : '[name=username]'}
      onClose={() => answerSignIn(false)}
    >
      <DialogBody>
        <SignInForm username={writer} ref={(form) => (form ? run(form) : undefined)} />
      </DialogBody>
      {asked && (
        <Confirm
          look="primary"
          title={text.otherPerson}
          description={text.otherPersonHint({ writer, saver: asked.username })}
          confirmLabel={text.goOnAsOther}
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        />
      )}
    </Dialog>
  );
}
