import { startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson, requestJson } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { Failure, Loading } from '#/panel/failure.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import type { OwnPasskeys, PasskeyAdded, RecoveryCodes, SecondFactor, SetUp } from '../answers.server.ts';
import { passkeyCalls } from '../passkeys/passkey-button.tsx';
import { acts, type Proof } from '../passkeys/schema.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { ShownRecoveryCodes } from './recovery-codes.tsx';
import { type Ways, WaysIn, type WaysInStep } from './ways-in.tsx';

const appCalls = '/api/admin/second-factor';

/** Asks what there is, each time the dialog opens: an admin may have switched it off. */
const waysInQuery = queryOptions({
  queryKey: [passkeyCalls, appCalls],
  queryFn: async (): Promise<Ways> => {
    const [{ isOn }, own] = await Promise.all([
      getJson<SecondFactor>(appCalls),
      getJson<OwnPasskeys>(passkeyCalls),
    ]);
    return { isAppOn: isOn, ...own };
  },
  staleTime: 0,
});

interface WaysInProps {
  username: string;
  onClose: () => void;
}

/** Shows and changes the ways in which somebody signs in. */
export default function WaysInDialog(props: WaysInProps) {
  const query = useQuery(waysInQuery);
  return (
    <Dialog isWide help="waysIn" title={staffText.waysIn} description={text.hint} onClose={props.onClose}>
      {query.data ? (
        <Steps ways={query.data} username={props.username} />
      ) : (
        <DialogBody>
          {query.isError ? (
            <Failure
              title={text.fetchFailed}
              hint={text.fetchFailedHint}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          ) : (
            <Loading label={text.loading} />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

type Step =
  | WaysInStep
  | { is: 'typing code'; setUp: SetUp; proof: Proof }
  | { is: 'showing codes'; codes: string[]; title: string; hint: string | undefined };

function Steps({ ways, username }: { ways: Ways; username: string }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>();
  /** Tells that it is done: above the codes that came with it, which a toast would cover. */
  function finish(title: string, { codes, hint }: { codes?: string[] | undefined; hint?: string } = {}) {
    void queries.invalidateQueries({ queryKey: [passkeyCalls] });
    setStep(codes && { is: 'showing codes', codes, title, hint });
    if (!codes) showToast({ title, description: hint });
  }
  const onBack = () => setStep(undefined);
  const asking = { username, onClose: onBack };
  switch (step?.is) {
    case undefined:
      return <WaysIn ways={ways} onStep={setStep} />;
    case 'showing codes':
      return <ShownRecoveryCodes {...step} onKept={onBack} />;
    case 'adding':
      return (
        <ProofForm
          {...asking}
          act={acts.add}
          name={ways.device}
          words={{ submit: text.add, busy: text.adding, failed: text.addFailed }}
          send={addPasskey}
          onSent={({ recoveryCodes }) => finish(text.added, { hint: text.addedHint, codes: recoveryCodes })}
        >
          <p>{text.passkeyAdvice}</p>
        </ProofForm>
      );
    case 'removing':
      return (
        <ProofForm
          {...asking}
          act={acts.remove(step.id)}
          words={{ submit: text.remove, busy: text.removing, failed: text.failed }}
          send={(proof) => requestJson<void>('POST', `${passkeyCalls}/${step.id}/remove`, proof)}
          onSent={() => finish(text.removed)}
        >
          <p className="wrap-anywhere">{text.removeHint(step.name)}</p>
        </ProofForm>
      );
    case 'drawing codes':
      return (
        <ProofForm
          {...asking}
          act={acts.recoveryCodes}
          words={{ submit: text.drawCodes, busy: text.drawing, failed: text.failed }}
          send={drawCodes}
          onSent={({ recoveryCodes: codes }) => finish(text.codesRenewed, { codes })}
        >
          <p>{text.drawHint}</p>
        </ProofForm>
      );
    case 'closing app':
      return (
        <ProofForm
          {...asking}
          words={{ submit: text.closeApp, busy: text.switchingOff, failed: text.failed }}
          send={(proof) => requestJson<void>('POST', `${appCalls}/off`, proof)}
          onSent={() => finish(text.switchedOff)}
        >
          <p>{text.isOn}</p>
        </ProofForm>
      );
    case 'setting up app':
      return (
        <ProofForm
          {...asking}
          words={{ submit: text.begin, busy: text.beginning, failed: text.failed }}
          send={(proof) => requestJson<SetUp>('POST', `${appCalls}/begin`, proof)}
          onSent={(setUp, proof) => setStep({ is: 'typing code', setUp, proof })}
        >
          <p>{text.isOff}</p>
          <p>{text.needsApp}</p>
        </ProofForm>
      );
    case 'typing code':
      return (
        <AppCodeForm
          setUp={step.setUp}
          onSwitchedOn={async () => {
            const hint = text.switchedOnHint;
            // who has none yet gets them with it; without them the list says that they are missing
            const drawn =
              ways.recoveryCodes === null ? await drawCodes(step.proof).catch(() => undefined) : undefined;
            finish(text.switchedOn, { hint, codes: drawn?.recoveryCodes });
          }}
          onClose={onBack}
        />
      );
  }
}

const drawCodes = (proof: Proof) =>
  requestJson<RecoveryCodes>('POST', `${passkeyCalls}/recovery-codes`, proof);

/** Lets the device make a passkey, once its owner has shown to be there. */
async function addPasskey(proof: Proof, name: string): Promise<PasskeyAdded> {
  const question = await requestJson<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    `${passkeyCalls}/begin`,
    proof,
  );
  const passkey = await startRegistration({ optionsJSON: question });
  return requestJson<PasskeyAdded>('POST', `${passkeyCalls}/finish`, { name, passkey });
}
