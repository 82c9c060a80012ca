import { panelText as text } from '#/i18n/tr/panel.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody } from '#/panel/dialog/dialog-parts.tsx';
import { answerSignIn } from '#/panel/sign-in-request.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';

/** Opens when a save finds that the session has ended; after signing in the save goes on. */
export default function SignInOver() {
  return (
    <Dialog title={text.sessionEnded} description={text.sessionEndedHint} onClose={() => answerSignIn(false)}>
      <DialogBody>
        <SignInForm succeeded={text.savingGoesOn} onSignedIn={() => answerSignIn(true)} />
      </DialogBody>
    </Dialog>
  );
}
