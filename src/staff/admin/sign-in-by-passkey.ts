import { requestAnswer } from '#/http/request.ts';
import { readPerson, setRequestIdentity } from '#/http/signed-in-as.ts';
import { askPasskey, sayPasskeyFault } from '../passkeys/ask-passkey.ts';

const call = '/api/admin/login/passkey';

/**
 * Signs in without a name, as `signIn` does with one: the device asks its owner which passkey is meant.
 * @returns what kept it from being; undefined when it worked
 */
export async function signInByPasskey(): Promise<string | undefined> {
  try {
    const answer = await requestAnswer('POST', call, await askPasskey(`${call}/begin`));
    setRequestIdentity(readPerson(answer));
    return undefined;
  } catch (error) {
    return sayPasskeyFault(error);
  }
}
