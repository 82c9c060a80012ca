import { Search } from 'lucide-react';
import { TextInput } from './field.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  className?: string;
}

export function SearchField({ label, placeholder, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <Search className="absolute top-3 left-3 size-5 text-ink-soft" aria-hidden />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-10"
      />
    </div>
  );
}
