import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '#/http/request.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { BusyButton } from '#/panel/button.tsx';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { OwnPasskeys } from '../answers.server.ts';
import { askPasskey, passkeyCalls } from './ask-passkey.ts';
import type { Assertion } from './schema.ts';

const ownPasskeysQuery = queryOptions({
  queryKey: [passkeyCalls],
  queryFn: () => getJson<OwnPasskeys>(passkeyCalls),
  staleTime: 0,
});

interface PasskeyButtonProps<Sent> {
  /** Act that the passkey is asked for. */
  act: string;
  send: (passkey: Assertion) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  onFailed: (error: Error) => void;
}

/** Lets a passkey stand for the password; nothing for who has none. */
export function PasskeyButton<Sent>({ act, send, onSent, onFailed }: PasskeyButtonProps<Sent>) {
  const { data } = useQuery(ownPasskeysQuery);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => send(await askPasskey(`${passkeyCalls}/challenge`, { act })),
    onSuccess: onSent,
    onError: onFailed,
  });
  if (!data?.isOffered || data.passkeys.length === 0 || !('PublicKeyCredential' in window)) return null;
  return (
    <BusyButton isBusy={isPending} busyLabel={text.byPasskeyBusy} onClick={() => mutate()}>
      {text.byPasskey}
    </BusyButton>
  );
}
