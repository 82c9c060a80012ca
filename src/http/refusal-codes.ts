/** What is wrong with a request, whatever it asks for. */
const ofRequests = {
  invalid: 400,
  'odd-query': 400,
  'broken-json': 400,
  'not-json': 415,
  'body-too-large': 413,
  'request-key-too-long': 400,
  'request-key-used': 409,
  'other-origin': 403,
  'other-name': 403,
  'no-such-call': 404,
  'other-method': 405,
  'too-busy': 503,
} as const;

/** What stands between a person and something that is stored. */
const ofStoredThings = {
  'not-found': 404,
  'too-much-at-once': 503,
  'is-in-bin': 404,
  'not-in-bin': 404,
  'changed-meanwhile': 409,
  'saved-before': 409,
  'saved-and-deleted': 409,
  'too-many-parked': 409,
  'version-breaks-rule': 400,
  'operation-unknown': 400,
  'foreign-account': 400,
  'asks-first': 422,
} as const;

const ofPictures = {
  'picture-in-use': 409,
  'not-a-form': 415,
  'broken-form': 400,
  'no-file': 400,
  'too-many-files': 413,
  'file-too-large': 413,
  'foreign-file': 415,
  'damaged-file': 400,
  'too-many-pixels': 413,
  'too-many-frames': 413,
  'too-slow': 413,
  'not-processed': 400,
  'wrong-offset': 409,
  'too-many-uploads': 429,
  'too-many-downloads': 429,
  'too-many-waiting': 409,
  'address-refused': 400,
  'address-unavailable': 400,
} as const;

const ofSigningIn = {
  'not-signed-in': 401,
  'other-person': 401,
  'not-allowed': 403,
  'may-not-publish': 403,
  'needs-second-person': 403,
  'proposal-waits': 409,
  'wrong-credentials': 401,
  'wrong-current-password': 400,
  'code-needed': 401,
  'wrong-code': 401,
  'wrong-set-up-code': 400,
  'set-up-not-begun': 409,
  'second-factor-on': 409,
  'passkey-refused': 401,
  'passkey-of-other': 401,
  'passkey-not-right': 400,
  'passkeys-not-offered': 409,
  'passkey-known': 409,
  'too-many-passkeys': 409,
  'password-is-known': 409,
  'nothing-to-recover': 409,
  'too-many-tries': 429,
  'sign-in-busy': 429,
  'link-not-open': 404,
  'no-mail': 404,
  'mail-not-sent': 502,
  'too-many-mails': 429,
} as const;

/** The terminal manages people, too, and has a sentence of its own for each of these (scripts/admin/english.ts). */
const ofPeople = {
  'person-not-found': 404,
  'username-too-short': 400,
  'username-too-long': 400,
  'username-invalid': 400,
  'username-reserved': 400,
  'username-taken': 409,
  'name-taken': 409,
  'password-too-short': 400,
  'password-too-long': 400,
  'password-too-common': 400,
  'password-is-username': 400,
  'password-is-association': 400,
  'password-is-told': 400,
  'own-password': 409,
  'own-second-factor': 409,
  'person-disabled': 409,
  'last-admin': 409,
} as const;

/** Every refusal there is, by its code, with the status it is answered with. */
export const statusOf = {
  ...ofRequests,
  ...ofStoredThings,
  ...ofPictures,
  ...ofSigningIn,
  ...ofPeople,
};

export type RefusalCode = keyof typeof statusOf;
export type PeopleCode = keyof typeof ofPeople;
