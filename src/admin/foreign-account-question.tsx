import { foreignAccountText as text } from '#/i18n/tr/admin-notices.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import type { AskedForeignAccount } from '#/panel/use-single-mutation.ts';

/** Asks an admin over the open form; every admin reads the answer 'yes' above the tabs. */
export default function ForeignAccountQuestion({ asked }: { asked: AskedForeignAccount }) {
  return (
    <Confirm
      title={text.question}
      description={`${asked.sentence} ${text.told}`}
      confirmLabel={text.publish}
      cancelLabel={text.mend}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
}
