import { expect, test } from 'vitest';
import type { Field } from '#/collections/collection.ts';
import { type RefusalCode, statusOf } from '#/http/refusal-codes.ts';
import { accountProposalsText } from '#/i18n/tr/account-proposals.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { documentsText } from '#/i18n/tr/documents.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { linkMailText } from '#/i18n/tr/link-mail.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { mediaWebText } from '#/i18n/tr/media-web.ts';
import { newsRefusalText } from '#/i18n/tr/news-refusals.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { parkedText } from '#/i18n/tr/parked.ts';
import { passkeysText } from '#/i18n/tr/passkeys.ts';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import { peoplePanelText } from '#/i18n/tr/people-panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { presenceText } from '#/i18n/tr/presence.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { secondFactorText } from '#/i18n/tr/second-factor.ts';
import { signInCodeText } from '#/i18n/tr/sign-in-code.ts';
import { codeFieldText } from '#/i18n/tr/sign-in-code-field.ts';
import { signInLimitsText } from '#/i18n/tr/sign-in-limits.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { wrongKindText } from '#/i18n/tr/wrong-kinds.ts';
import { news } from '#/news/schema.ts';
import { operations } from '#/operations/schema.ts';

/**
 * What a person reads who is refused, and in the log. Who means to change a word writes the files anew with
 * `npx vitest run`, this file's name and `-u`, and reads the difference.
 */

const stored = [newsRefusalText, operationsText, photosText];
const ofStored = (name: 'isInBin' | 'notInBin' | 'savedBefore' | 'savedAndDeleted' | 'changedMeanwhile') =>
  stored.map((text) => text[name]);

const largePicture = {
  ...{ format: 'jpeg', pixels: 61_234_567, most: 50 },
  ...{ isProgressive: true, isTurned: false, isTransparent: false, isAnimated: false },
};

/** What a field says of a wrong value. */
const refusalOf = ({ draft }: Field, value: unknown): string =>
  draft.safeParse(value).error?.issues[0]?.message ?? '';

const long = 'x'.repeat(70_000);

/** What each code is said with; the compiler asks for those of a new one. */
const sentences: Record<RefusalCode, string[]> = {
  invalid: [
    errorText.invalid,
    errorText.listChoiceInvalid,
    auditPanelText.filterInvalid,
    ...[
      refusalOf(news.fields.title, ''),
      refusalOf(news.fields.excerpt, ''),
      newsRefusalText.contentRequired,
    ],
    ...[newsRefusalText.categoryRequired, refusalOf(news.fields.title, long)],
    ...[refusalOf(news.fields.excerpt, long), newsRefusalText.contentTooLong(60_000)],
    ...[newsRefusalText.imageUrlInvalid, newsRefusalText.tooManyImages(50)],
    ...[publishingText.publishAtTooEarly, publishingText.timeInvalid, publishingText.planIsOver],
    ...[
      publishingText.timeTooLate,
      refusalOf(operations.fields.title, ''),
      refusalOf(operations.fields.description, ''),
    ],
    ...[
      refusalOf(operations.fields.location, ''),
      operationsText.districtRequired,
      operationsText.dateRequired,
    ],
    ...[operationsText.dateInvalid, operationsText.dateTooEarly(1900), operationsText.dateAhead],
    ...[
      operationsText.statusRequired,
      operationsText.typeUnknown,
      refusalOf(operations.fields.rescuedCount, -1),
    ],
    ...[refusalOf(operations.fields.volunteerCount, -1), refusalOf(operations.fields.title, long)],
    ...[refusalOf(operations.fields.description, long), refusalOf(operations.fields.location, long)],
    ...[refusalOf(operations.fields.district, long), operationsText.imageUrlInvalid],
    ...[photosText.titleRequired, photosText.imageUrlRequired, photosText.imageUrlInvalid],
    ...[photosText.titleTooLong(300), photosText.descriptionTooLong(2000), photosText.categoryTooLong(60)],
    ...[photosText.categoryInvalid, photosText.descriptionInvalid, photosText.batchInvalid],
    ...[photosText.batchTooLarge(100), photosText.orderInvalid, photosText.tooManyMoved(100)],
    ...[documentsText.faults('Üyeler', 1), documentsText.faults('Üyeler', 2), documentsText.otherShape],
    ...[documentsText.pictureUnknown, documentsText.pictureInBin],
    ...[mediaPanelText.deletionInvalid, mediaPanelText.tooManyDeleted(100), mediaDetailsText.nameInvalid],
    ...[mediaDetailsText.altTextTooLong(500), mediaDetailsText.creditTooLong(200)],
    ...[mediaDetailsText.consentTooLong(500), mediaDetailsText.focusInvalid, mediaDetailsText.hiddenInvalid],
    ...[mediaDetailsText.nothingToChange, mediaUploadText.nameInvalid, mediaUploadText.sizeInvalid],
    ...[mediaWebText.missing, parkedText.tooLong, parkedText.unknownField],
    ...[staffText.usernameRequired, staffText.passwordRequired, signInCodeText.required],
    ...[ownPasswordText.currentPasswordRequired, ownPasswordText.newPasswordTooShort],
    ...[ownPasswordText.newPasswordTooLong, accountProposalsText.passwordRequired],
    ...[peoplePanelText.nameInvalid, peoplePanelText.nameTooLong, peoplePanelText.roleRequired],
    ...[peoplePanelText.isDisabledInvalid, linkMailText.addressInvalid],
    wrongKindText.invalid(wrongKindText.labels.images),
    wrongKindText.mustBe(wrongKindText.labels.images, wrongKindText.kinds.array),
    wrongKindText.mustBe(wrongKindText.eachOf(wrongKindText.labels.images), wrongKindText.kinds.string),
    wrongKindText.mustBe(wrongKindText.otherField('count'), wrongKindText.kinds.int),
    wrongKindText.mustBe(wrongKindText.everything, wrongKindText.kinds.object),
  ],
  'odd-query': [errorText.oddQuery],
  'broken-json': [errorText.brokenJson],
  'not-json': [errorText.notJson],
  'body-too-large': [errorText.bodyTooLarge],
  'request-key-too-long': [errorText.keyTooLong(200)],
  'request-key-used': [errorText.keyUsed],
  'other-origin': [errorText.otherOrigin],
  'other-name': [errorText.otherName('https://dernek.example')],
  'no-such-call': [errorText.noSuchCall],
  'other-method': [errorText.otherMethod],
  'too-busy': [
    ...[errorText.tooBusy, errorText.databaseAway, errorText.databaseBusy, errorText.diskFull],
    mediaRefusalText.stopping,
  ],
  'not-found': [
    ...stored.flatMap((text) => text.notFound),
    ...[newsRefusalText.versionNotFound, operationsText.versionNotFound, documentsText.notFound],
    ...[documentsText.versionNotFound, photosText.orderedGone, mediaDetailsText.notFound],
    ...[mediaPanelText.gone, mediaUploadText.gone, mediaCopyText.gone, mediaRefusalText.notThere],
    ...[accountProposalsText.notFound, accountProposalsText.noticeNotFound, auditPanelText.notFound],
    ...[parkedText.notFound, presenceText.notFound, peoplePanelText.sessionNotFound],
  ],
  'too-much-at-once': [errorText.tooMuchAtOnce],
  'is-in-bin': ofStored('isInBin'),
  'not-in-bin': [...ofStored('notInBin'), mediaDetailsText.notInBin],
  'changed-meanwhile': [
    ...ofStored('changedMeanwhile'),
    ...[documentsText.changedMeanwhile, documentsText.changedSincePublished],
    ...[accountProposalsText.changedMeanwhile, mediaDetailsText.changedMeanwhile],
  ],
  'saved-before': [...ofStored('savedBefore'), photosText.batchSavedBefore],
  'saved-and-deleted': [...ofStored('savedAndDeleted'), photosText.batchSavedAndDeleted],
  'too-many-parked': [parkedText.tooMany(30)],
  'version-breaks-rule': [newsRefusalText, operationsText].map((text) =>
    text.versionBreaksRule('Başlık gereklidir'),
  ),
  'operation-unknown': [newsRefusalText.operationUnknown, photosText.operationUnknown],
  'foreign-account': [errorText.foreignAccount('TR12 3456')],
  'asks-first': [publishingText.asksFirst],
  'picture-in-use': [mediaDetailsText.inUse(1), mediaDetailsText.inUse(2)],
  'not-a-form': [mediaRefusalText.notAForm],
  'broken-form': [mediaRefusalText.notAForm],
  'no-file': [mediaRefusalText.noFile],
  'too-many-files': [mediaRefusalText.tooManyFiles(20)],
  'file-too-large': [mediaRefusalText.tooLarge('a.jpg', 25), mediaWebText.tooLarge(25)],
  'foreign-file': [
    ...Object.values(mediaRefusalText.foreign).map((say) => say('a')),
    mediaRefusalText.movingPng('a'),
  ],
  'damaged-file': [mediaRefusalText.damaged('a')],
  'too-many-pixels': [
    mediaRefusalText.tooManyPixels('a', largePicture),
    mediaRefusalText.tooManyPixels('a', { ...largePicture, format: 'webp', isAnimated: true }),
    mediaRefusalText.animationTooLarge('a', 25),
  ],
  'too-many-frames': [mediaRefusalText.tooManyFrames('a', 1000)],
  'too-slow': [mediaRefusalText.tooSlow('a')],
  'not-processed': [mediaRefusalText.notProcessed('a')],
  'wrong-offset': [mediaUploadText.wrongOffset],
  'too-many-uploads': [mediaRefusalText.tooManyUploads],
  'too-many-downloads': [mediaWebText.tooManyAtOnce],
  'too-many-waiting': [mediaWebText.tooManyWaiting(1000)],
  'address-refused': [
    ...[mediaWebText.notAnAddress, mediaWebText.hasCredentials, mediaWebText.portRefused('8080')],
    mediaWebText.notPublic,
  ],
  'address-unavailable': [
    ...[mediaWebText.notReachable, mediaWebText.notGiven(404), mediaWebText.tooManyRedirects],
    ...[mediaWebText.tooSlow(20), mediaWebText.faultHere],
  ],
  'not-signed-in': [staffText.notSignedIn],
  'other-person': [staffText.otherPerson],
  'not-allowed': [staffText.notAllowed],
  'may-not-publish': [publishingText.mayNot, mediaDetailsText.mayNotChangeShown],
  'needs-second-person': Object.values(accountProposalsText.hindrances),
  'proposal-waits': [documentsText.proposalWaits],
  'wrong-credentials': [staffText.wrongCredentials],
  'wrong-current-password': [ownPasswordText.currentPasswordWrong, accountProposalsText.passwordWrong],
  'code-needed': [codeFieldText.ofApp.needed, codeFieldText.ofPaper.needed],
  'wrong-code': [codeFieldText.ofApp.wrong, codeFieldText.ofPaper.wrong],
  'wrong-set-up-code': [codeFieldText.ofApp.wrong],
  'set-up-not-begun': [secondFactorText.notBegun],
  'second-factor-on': [secondFactorText.isOnAlready],
  'passkey-refused': [passkeysText.refused],
  'passkey-of-other': [passkeysText.ofOther],
  'passkey-not-right': [passkeysText.refused],
  'passkeys-not-offered': [passkeysText.notOffered],
  'passkey-known': [passkeysText.known],
  'too-many-passkeys': [passkeysText.tooMany(10)],
  'password-is-known': [passkeysText.passwordIsTold],
  'nothing-to-recover': [passkeysText.nothingToRecover],
  'too-many-tries': [signInLimitsText.tooManyTries(15)],
  'sign-in-busy': [signInLimitsText.signInBusy],
  'link-not-open': [passwordLinksText.notOpen],
  'no-mail': [linkMailText.noMail],
  'mail-not-sent': [linkMailText.notSent],
  'too-many-mails': [linkMailText.tooMany],
  'person-not-found': [peoplePanelText.notFound],
  'username-too-short': [peoplePanelText.usernameTooShort],
  'username-too-long': [peoplePanelText.usernameTooLong],
  'username-invalid': [peoplePanelText.usernameInvalid],
  'username-reserved': [peoplePanelText.usernameReserved],
  'username-taken': [peoplePanelText.usernameTaken],
  'name-taken': [peoplePanelText.nameTaken],
  'password-too-short': [peoplePanelText.passwordTooShort],
  'password-too-long': [peoplePanelText.passwordTooLong],
  'password-too-common': [ownPasswordText.newPasswordTooCommon],
  'password-is-username': [ownPasswordText.newPasswordIsUsername],
  'password-is-association': [ownPasswordText.newPasswordIsAssociation],
  'password-is-told': [ownPasswordText.newPasswordIsTold],
  'own-password': [peoplePanelText.ownPassword],
  'own-second-factor': [secondFactorText.ownSecondFactor],
  'person-disabled': [peoplePanelText.isDisabledNow],
  'last-admin': [peoplePanelText.lastAdmin],
};

test('each refusal says what it said', async () => {
  const lines = (Object.keys(statusOf) as RefusalCode[]).flatMap((code) => [
    `${statusOf[code]} ${code}`,
    ...sentences[code].map((sentence) => `  ${sentence}`),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('words-stay.refusals.snap');
});
