import { panelPaths } from '#/http/panel-paths.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Button } from '#/panel/button.tsx';
import { SignInFields } from '#/staff/admin/sign-in-fields.tsx';
import { SignInShell } from './sign-in-frame.tsx';

export interface ServerFormProps {
  username?: string;
  /** Why the sign-in before was refused. */
  failure?: string;
  /** A right password came without the code of its owner's second factor, or with a wrong one. */
  needsCode?: boolean;
}

/**
 * The sign-in form as it comes with the page: it works at once, while the script is on its way or when none comes.
 * `takeOverForm` puts the panel's form in its place.
 */
export function ServerForm({ username, failure, needsCode }: ServerFormProps) {
  return (
    <SignInShell>
      <form method="post" action={panelPaths.signIn} className="grid gap-5">
        <SignInFields
          failure={failure}
          username={{ name: 'username', defaultValue: username, required: true }}
          password={{ name: 'password', required: true }}
          {...(needsCode && { code: { name: 'code', required: true } })}
        />
        <Button type="submit" look="primary">
          {text.signIn}
        </Button>
      </form>
    </SignInShell>
  );
}
