export const help = `Looks after the people who may sign in to the panel, checks the log of what they did,
and confirms a change of the bank accounts.
Safe beside a running server. Reads the same settings as the server: DATA_DIR or DATABASE_URL.

  npm run admin -- list
  npm run admin -- add NAME --role ROLE [--generate]
  npm run admin -- role NAME ROLE
  npm run admin -- password NAME [--generate]
  npm run admin -- disable NAME
  npm run admin -- enable NAME
  npm run admin -- second-factor-off NAME
  npm run admin -- verify-log
  npm run admin -- confirm-accounts

ROLE is admin, media or management. A name with a blank in it goes between quotes.
A password is asked for without showing it, or read from the first line of standard input;
with --generate one is made and printed once. A new password, or disabling, ends the person's sessions.

second-factor-off is for somebody who has lost the telephone: passkeys, codes and recovery codes go, and the password
signs in as before.

confirm-accounts is for an association with one admin: it shows a change of the bank accounts that waits for a second
person, asks for the last four characters of each new IBAN (or "evet" where there is none), and publishes it.

Exit code: 0 done, 1 refused or the log is not intact, 2 the command was not understood.
`;
