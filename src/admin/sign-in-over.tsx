import { panelText as text } from '#/i18n/tr/panel.ts';
import { SignInForm } from '#/staff/admin/sign-in-form.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';
import { DialogBody } from '#/ui/dialog/dialog-parts.tsx';
import { answerSignIn } from '#/ui/sign-in-request.ts';

/** Signing in over whatever is open when a save finds that the session has ended; then the save goes on. */
export default function SignInOver() {
  return (
    <Dialog title={text.sessionEnded} description={text.sessionEndedHint} onClose={() => answerSignIn(false)}>
      <DialogBody>
        <SignInForm succeeded={text.savingGoesOn} onSignedIn={() => answerSignIn(true)} />
      </DialogBody>
    </Dialog>
  );
}
