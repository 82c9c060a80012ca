import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { passwordFormSchema } from '../schema.ts';
import { PasswordForm } from './password-form.tsx';

export default function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  return (
    <Dialog title={text.changePassword} description={ownPasswordText.changePasswordHint} onClose={onClose}>
      <PasswordForm form={form} username={username} onClose={onClose} />
    </Dialog>
  );
}
