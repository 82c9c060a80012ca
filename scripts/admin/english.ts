import { peoplePanelText } from '#/i18n/tr/people-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';

/** The refusals that a command can meet: the panel says them in Turkish, the terminal in English. */
const sentences = new Map([
  [peoplePanelText.usernameTooShort, 'A name has at least 3 characters.'],
  [peoplePanelText.usernameTooLong, 'A name has at most 60 characters.'],
  [
    peoplePanelText.usernameInvalid,
    'A name begins with a letter or a digit and holds Latin letters (with any accents), digits, blanks and . _ - @ only.',
  ],
  [peoplePanelText.usernameReserved, 'That name means something else in the log. Choose another.'],
  [peoplePanelText.usernameTaken, 'Somebody has that name already. Choose another.'],
  [peoplePanelText.passwordTooShort, 'A password has at least 6 characters.'],
  [peoplePanelText.passwordTooLong, 'A password has at most 256 characters.'],
  [
    staffText.newPasswordTooCommon,
    'That password is one of the commonest. Choose one that is hard to guess.',
  ],
  [
    staffText.newPasswordIsUsername,
    'A password may not be the name of its owner. Choose one that is hard to guess.',
  ],
  [
    staffText.newPasswordIsAssociation,
    'That password is the name of the association, which is easily guessed. Choose another.',
  ],
  [
    peoplePanelText.lastAdmin,
    'This is the last admin who can sign in. Make somebody else an admin first: npm run admin -- role NAME admin',
  ],
]);

export const toEnglish = (sentence: string) => sentences.get(sentence) ?? sentence;
