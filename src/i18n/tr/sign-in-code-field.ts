import { signInCodeText } from './sign-in-code.ts';

/** Sentences of the server about the code beside the password. */
export const codeFieldText = {
  label: 'Doğrulama kodu',
  hint: 'Kâğıttaki on yedek kodunuzdan biri ya da, kurduysanız, doğrulama uygulamasının gösterdiği 6 haneli kod',
  /** For who has an app. */
  ofApp: {
    needed:
      'Doğrulama uygulamasının gösterdiği 6 haneli kodu da yazın ya da kâğıttaki on yedek kodunuzdan birini.',
    wrong: signInCodeText.wrong,
  },
  /** For who has passkeys alone. */
  ofPaper: {
    needed: 'Kâğıttaki on yedek kodunuzdan birini yazın ya da aşağıdan geçiş anahtarınızla girin.',
    wrong: 'Bu yedek kod hatalı ya da kullanılmış. Kâğıttaki kodlardan başka birini yazın.',
  },
};
