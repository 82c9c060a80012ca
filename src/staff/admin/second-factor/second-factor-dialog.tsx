import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { Failure, Loading } from '#/panel/failure.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import type { SetUp } from '../../answers.server.ts';
import {
  beginSetUp,
  CodeForm,
  OwnPasswordForm,
  secondFactorQuery,
  switchOff,
} from './second-factor-steps.tsx';

interface SecondFactorDialogProps {
  username: string;
  onClose: () => void;
}

/** Switches one's own second factor on and off. */
export default function SecondFactorDialog({ username, onClose }: SecondFactorDialogProps) {
  const queries = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const [setUp, setSetUp] = useState<SetUp>();

  function finish(title: string, description?: string) {
    showToast({ title, description });
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    onClose();
  }

  return (
    <Dialog title={staffText.secondFactor} description={text.hint} onClose={onClose}>
      {content()}
    </Dialog>
  );

  function content() {
    if (setUp)
      return (
        <CodeForm
          setUp={setUp}
          onSwitchedOn={() => finish(text.switchedOn, text.switchedOnHint)}
          onClose={onClose}
        />
      );
    if (query.isPending || query.isError) return <DialogBody>{waiting()}</DialogBody>;
    const { isOn } = query.data;
    return (
      <OwnPasswordForm
        key={String(isOn)}
        username={username}
        words={
          isOn
            ? { submit: text.switchOff, busy: text.switchingOff }
            : { submit: text.begin, busy: text.beginning }
        }
        send={async (typed) => {
          if (isOn) await switchOff(typed).then(() => finish(text.switchedOff));
          else setSetUp(await beginSetUp(typed));
        }}
        onClose={onClose}
      >
        {(isOn ? [text.isOn, text.ifLost] : [text.isOff, text.needsApp, text.ifLost]).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </OwnPasswordForm>
    );
  }

  function waiting() {
    if (query.isPending) return <Loading label={text.loading} />;
    return (
      <Failure
        title={text.fetchFailed}
        hint={text.fetchFailedHint}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
}
