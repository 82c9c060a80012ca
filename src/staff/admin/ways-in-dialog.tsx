import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson, requestJson } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { Failure, Loading } from '#/panel/failure.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import type { OwnPasskeys, PasskeyAdded, RecoveryCodes, SecondFactor, SetUp } from '../answers.server.ts';
import { passkeyCalls } from '../passkeys/ask-passkey.ts';
import { acts, type Proof } from '../passkeys/schema.ts';
import { type Ways, WaysIn, type WaysInStep } from './ways-in.tsx';
import {
  AppCodeForm,
  type Done,
  ProofForm,
  type ProofQuestion,
  ShownRecoveryCodes,
} from './ways-in-steps.tsx';

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
export default function WaysInDialog({ username, onClose }: WaysInProps) {
  const { data, isError, refetch, isFetching } = useQuery(waysInQuery);
  return (
    <Dialog isWide help="waysIn" title={staffText.waysIn} description={text.hint} onClose={onClose}>
      {data ? (
        <Steps ways={data} username={username} />
      ) : (
        <DialogBody>
          {isError ? (
            <Failure
              title={text.fetchFailed}
              hint={text.fetchFailedHint}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <Loading label={text.loading} />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

interface TypingCode {
  is: 'typing code';
  setUp: SetUp;
  proof: Proof;
}

function Steps({ ways, username }: { ways: Ways; username: string }) {
  const queries = useQueryClient();
  const [step, setStep] = useState<WaysInStep | TypingCode | Done>();
  const onBack = () => setStep(undefined);
  /** Tells that it is done: above the codes that came with it, which a toast would cover. */
  function finish(done: Done) {
    void queries.invalidateQueries({ queryKey: [passkeyCalls] });
    setStep(done.codes && done);
    if (!done.codes) showToast({ title: done.title, description: done.hint });
  }
  if (!step) return <WaysIn ways={ways} onStep={setStep} />;
  switch (step.is) {
    case 'done':
      return <ShownRecoveryCodes {...step} onKept={onBack} />;
    case 'typing code':
      return (
        <AppCodeForm
          setUp={step.setUp}
          onSwitchedOn={async () => finish(await tellAppOn(ways, step.proof))}
          onClose={onBack}
        />
      );
    default:
      return (
        <ProofForm
          {...questionOf(step, ways)}
          username={username}
          onSent={(next) => (next.is === 'done' ? finish(next) : setStep(next))}
          onClose={onBack}
        />
      );
  }
}

/** Says what a step asks its owner to prove, and does it then. */
function questionOf(step: WaysInStep, { device }: Ways): ProofQuestion<Done | TypingCode> {
  const done = (title: string, codes?: string[]): Done => ({ is: 'done', title, codes });
  switch (step.is) {
    case 'adding':
      return {
        ...{ act: acts.add, name: device, advice: text.passkeyAdvice },
        words: { submit: text.add, busy: text.adding, failed: text.addFailed },
        send: async (proof, name) => {
          const { recoveryCodes } = await addPasskey(proof, name);
          return { ...done(text.added, recoveryCodes), hint: text.addedHint };
        },
      };
    case 'removing':
      return {
        ...{ act: acts.remove(step.id), advice: text.removeHint(step.name) },
        words: { submit: text.remove, busy: text.removing, failed: text.failed },
        send: async (proof) => {
          await requestJson<void>('POST', `${passkeyCalls}/${step.id}/remove`, proof);
          return done(text.removed);
        },
      };
    case 'drawing codes':
      return {
        ...{ act: acts.recoveryCodes, advice: text.drawHint },
        words: { submit: text.drawCodes, busy: text.drawing, failed: text.failed },
        send: async (proof) => done(text.codesRenewed, (await drawCodes(proof)).recoveryCodes),
      };
    case 'closing app':
      return {
        advice: text.isOn,
        words: { submit: text.closeApp, busy: text.switchingOff, failed: text.failed },
        send: async (proof) => {
          await requestJson<void>('POST', `${appCalls}/off`, proof);
          return done(text.switchedOff);
        },
      };
    case 'setting up app':
      return {
        advice: `${text.isOff}\n${text.needsApp}`,
        words: { submit: text.begin, busy: text.beginning, failed: text.failed },
        send: async (proof) => {
          const setUp = await requestJson<SetUp>('POST', `${appCalls}/begin`, proof);
          return { is: 'typing code', setUp, proof };
        },
      };
  }
}

const drawCodes = (proof: Proof) =>
  requestJson<RecoveryCodes>('POST', `${passkeyCalls}/recovery-codes`, proof);

/** Who has no recovery codes yet gets them with the app; without them the list says that they are missing. */
async function tellAppOn({ recoveryCodes }: Ways, proof: Proof): Promise<Done> {
  const drawn = recoveryCodes === null ? await drawCodes(proof).catch(() => undefined) : undefined;
  return { is: 'done', title: text.switchedOn, hint: text.switchedOnHint, codes: drawn?.recoveryCodes };
}

/** Lets the device make a passkey, once its owner has shown to be there. */
async function addPasskey(proof: Proof, name: string): Promise<PasskeyAdded> {
  const begun = requestJson<PublicKeyCredentialCreationOptionsJSON>('POST', `${passkeyCalls}/begin`, proof);
  const passkey = await startRegistration({ optionsJSON: await begun });
  return requestJson<PasskeyAdded>('POST', `${passkeyCalls}/finish`, { name, passkey });
}
